/// Modifiers that ask where to keep documents. Nothing here asks yet: the tree records them while their bindings say so.
extension View {
    /// Asks where to keep a document.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { asking("fileExporter", isPresented, [contentType]) }

    /// Asks where to keep a document, as one of some types.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { asking("fileExporter", isPresented, contentTypes) }

    /// Asks where to keep a document that is an object.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { asking("fileExporter", isPresented, [contentType]) }

    /// Asks where to keep documents.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument { asking("fileExporter", isPresented, [contentType]) }

    /// Asks where to move a file.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { asking("fileMover", isPresented, []) }
}
