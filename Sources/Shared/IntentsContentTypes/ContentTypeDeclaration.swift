/// What is known about one uniform type.
package struct ContentTypeDeclaration: Sendable {
    package var identifier: String
    /// The identifiers of what it is directly a kind of.
    package var supertypes: [String]
    /// The endings of its files, the usual one first.
    package var extensions: [String]
    package var mimeTypes: [String]
    /// What people call it.
    package var title: String?
    /// The name of its constant in Swift, when it has one.
    package var swiftName: String?

    /// Describes a type.
    package init(
        _ identifier: String, _ supertypes: [String], extensions: [String] = [], mimeTypes: [String] = [],
        title: String? = nil, swiftName: String? = nil
    ) {
        self.identifier = identifier
        self.supertypes = supertypes
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.title = title
        self.swiftName = swiftName
    }

    /// A row of the table: `identifier | supertypes | extensions | MIME types | title | Swift name`.
    init(row: Substring) {
        let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { cell in
            cell.split(separator: " ").map(String.init)
        }
        self.init(
            cells[0].joined(), cells[1], extensions: cells[2], mimeTypes: cells[3],
            title: cells[4].isEmpty ? nil : cells[4].joined(separator: " "), swiftName: cells[5].first)
    }
}
