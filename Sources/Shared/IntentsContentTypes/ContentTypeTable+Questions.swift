extension ContentTypeTable {
    /// Everything that a type with these direct supertypes is a kind of.
    package static func allSupertypes(of direct: [String]) -> Set<String> {
        var found: Set<String> = []
        var open = direct
        while let identifier = open.popLast() {
            if found.insert(identifier).inserted { open += byIdentifier[identifier]?.supertypes ?? [] }
        }
        return found
    }

    /// Whether a known type is another one or a kind of it.
    package static func conforms(_ identifier: String, to other: String) -> Bool {
        allSupertypes(of: [identifier]).contains(other)
    }

    /// The type of a file by the ending of its name; nil when the name has none that is known.
    package static func identifier(ofFileNamed name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        return byExtension[name[name.index(after: dot)...].lowercased()]?.first
    }

    /// A type as messages name it: `PNG image (public.png)`.
    package static func description(of identifier: String) -> String {
        byIdentifier[identifier]?.title.map { "\($0) (\(identifier))" } ?? identifier
    }
}
