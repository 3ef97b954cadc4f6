/// A type as the compiler spells it, taken apart: `Swift.Array<App.Trail>` is `Swift.Array` of `App.Trail`.
package struct SwiftTypeName: Hashable, Sendable {
    /// Qualified by module and nesting, without generic arguments.
    package var name: String
    package var arguments: [SwiftTypeName]

    package init(_ spelling: String) {
        let trimmed = Self.trim(spelling)
        guard let open = trimmed.firstIndex(of: "<"), trimmed.hasSuffix(">") else {
            name = trimmed
            arguments = []
            return
        }
        name = Self.trim(trimmed[..<open])
        let inside = trimmed[trimmed.index(after: open)..<trimmed.index(before: trimmed.endIndex)]
        arguments = Self.split(inside, at: ",").map { SwiftTypeName($0) }
    }

    /// The parts of `some A & B<C>`.
    package static func composition(_ spelling: String) -> [SwiftTypeName] {
        var text = trim(spelling)
        for keyword in ["some ", "any "] where text.hasPrefix(keyword) { text = String(text.dropFirst(keyword.count)) }
        return split(text[...], at: "&").map { SwiftTypeName($0) }
    }

    /// The name without its module, for messages: `Bed.Query` of `Garden.Bed.Query`.
    package var nameInModule: String {
        name.split(separator: ".").dropFirst().joined(separator: ".")
    }

    package var module: String { name.split(separator: ".").first.map(String.init) ?? name }

    /// The wrapped type of an optional.
    package var wrapped: SwiftTypeName? { name == "Swift.Optional" ? arguments.first : nil }

    private static func trim(_ text: some StringProtocol) -> String {
        var slice = Substring(text)
        while slice.first == " " { slice.removeFirst() }
        while slice.last == " " { slice.removeLast() }
        return String(slice)
    }

    /// Splits at a separator that stands outside every bracket; the `>` of an arrow closes none.
    private static func split(_ text: Substring, at separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        var previous: Character?
        for character in text {
            if "<([".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            if character == separator, depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            previous = character
        }
        return parts.map(trim).filter { !$0.isEmpty }
    }
}
