/// Which files a parameter takes that names content types: the one rule, before an app has started and in it.
package struct AcceptedFileTypes: Sendable {
    /// The identifiers of the types that are taken; any file is when there are none.
    package let identifiers: [String]

    package init(_ identifiers: [String]) { self.identifiers = identifiers }

    /// The type for which a file is refused; nil when it is taken.
    ///
    /// What a file is said to be counts before the ending of its name. A file whose type nobody knows is taken, as the app
    /// may know it; so is any where the app names a type of its own.
    /// - Parameters:
    ///   - name: the file's name.
    ///   - stated: the identifier of the type that the file is said to have.
    package func refusedType(ofFileNamed name: String, stated: String?) -> String? {
        guard !identifiers.isEmpty, identifiers.allSatisfy(Self.isKnown),
            let type = stated ?? ContentTypeTable.identifier(ofFileNamed: name), Self.isKnown(type), !Self.isVague(type)
        else { return nil }
        return identifiers.contains { ContentTypeTable.conforms(type, to: $0) } ? nil : type
    }

    private static func isKnown(_ identifier: String) -> Bool { ContentTypeTable.byIdentifier[identifier] != nil }

    /// Whether a type says nothing about a file: what all files are a kind of, or nearly all.
    private static func isVague(_ identifier: String) -> Bool { ["public.data", "public.item"].contains(identifier) }
}
