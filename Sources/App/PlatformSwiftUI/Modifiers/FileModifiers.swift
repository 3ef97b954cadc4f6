import IntentsModel

/// Modifiers that ask people for files. Nothing here asks yet: the tree records them while their bindings say so.
extension View {
    /// Asks for files to open.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { asking("fileImporter", isPresented, allowedContentTypes) }

    /// Asks for a file to open.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { asking("fileImporter", isPresented, allowedContentTypes) }

    /// Asks where to keep an item.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { asking("fileExporter", isPresented, contentTypes) }

    nonisolated func asking(_ name: String, _ isPresented: Binding<Bool>, _ types: [UTType]) -> some View {
        modified(
            name,
            isPresented.wrappedValue ? .array(types.map { .string($0.identifier) }) : .null, .inherited)
    }
}
