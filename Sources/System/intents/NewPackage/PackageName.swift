/// The name of a new package: of its folder, its app and its modules.
struct PackageName: Hashable, Sendable {
    let text: String

    init(_ text: String) throws(UsageError) {
        let isWord = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard let first = text.first, first.isLetter, isWord else {
            throw UsageError(
                "NAME starts with a letter and has letters and digits only, as in Garden; not “\(text)”.")
        }
        guard text.count <= 50 else { throw UsageError("NAME has at most 50 letters; “\(text)” has \(text.count).") }
        self.text = text
        if let reason = ReservedNames.reason(against: text) {
            throw UsageError("\(reason): choose another name, such as My\(typePrefix).")
        }
    }

    /// As the beginning of a type's name.
    var typePrefix: String { text.prefix(1).uppercased() + text.dropFirst() }

    /// As a part of a bundle identifier.
    var identifier: String { text.lowercased() }
}
