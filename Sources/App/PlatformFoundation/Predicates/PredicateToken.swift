/// The smallest part of a predicate format, with where it starts.
struct PredicateToken {
    enum Kind: Equatable {
        /// A word: a keyword or a part of a key path.
        case word(String)
        /// A word marked with `#`, never a keyword.
        case name(String)
        case text(String)
        case integer(Int64)
        case decimal(Double)
        /// `$name`
        case variable(String)
        /// `%@`, `%K`, `%d` …: the last letter.
        case argument(Character)
        case symbol(String)
        case end
    }

    var kind: Kind
    var offset: Int

    /// How an error names the token.
    var shown: String {
        switch kind {
        case .word(let text), .name(let text), .symbol(let text): "“\(text)”"
        case .text(let text): "the text “\(text.prefix(40))”"
        case .integer(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .variable(let name): "$\(name)"
        case .argument(let letter): "%\(letter)"
        case .end: "the end"
        }
    }
}

/// Cuts a predicate format into tokens.
struct PredicateLexer {
    private let format: String
    private let characters: [Character]
    private var position = 0

    private static let pairs: Set<String> = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**",
    ]
    private static let singles = Set("=<>≠≤≥!(){}[],.+-*/")

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    mutating func tokens() throws(PredicateFormatError) -> [PredicateToken] {
        var tokens: [PredicateToken] = []
        while true {
            while let character = peek(), character.isWhitespace { position += 1 }
            let start = position
            let kind = try next()
            tokens.append(PredicateToken(kind: kind, offset: start))
            if kind == .end { return tokens }
        }
    }

    private func peek(_ ahead: Int = 0) -> Character? {
        position + ahead < characters.count ? characters[position + ahead] : nil
    }

    private func problem(_ message: String, at offset: Int) -> PredicateFormatError {
        PredicateFormatError(message, format: format, offset: offset)
    }

    private mutating func next() throws(PredicateFormatError) -> PredicateToken.Kind {
        guard let first = peek() else { return .end }
        switch first {
        case "'", "\"": return .text(try text(first))
        case "%": return .argument(try argument())
        case "$", "#":
            position += 1
            let name = word()
            guard !name.isEmpty else { throw problem("a name has to follow “\(first)”.", at: position - 1) }
            return first == "$" ? .variable(name) : .name(name)
        case _ where first.isASCII && first.isNumber: return try number()
        case _ where first.isLetter || first == "_" || first == "@": return .word(word())
        default: return .symbol(try symbol(first))
        }
    }

    private mutating func symbol(_ first: Character) throws(PredicateFormatError) -> String {
        if let second = peek(1), Self.pairs.contains("\(first)\(second)") {
            position += 2
            return "\(first)\(second)"
        }
        if Self.singles.contains(first) {
            position += 1
            return "\(first)"
        }
        throw problem("“\(first)” has no meaning here.", at: position)
    }

    private mutating func word() -> String {
        let start = position
        // A colon belongs to the names of functions such as `add:to:`, an at sign begins `@count`.
        while let character = peek(), character.isLetter || character.isNumber || "_@:".contains(character) {
            if character == ":", peek(1) == "=" { break }
            position += 1
        }
        return String(characters[start..<position])
    }

    private mutating func text(_ quote: Character) throws(PredicateFormatError) -> String {
        let start = position
        var result = ""
        position += 1
        while let character = peek() {
            position += 1
            if character == quote { return result }
            guard character == "\\", let escaped = peek() else {
                result.append(character)
                continue
            }
            position += 1
            result.append(Self.escapes[escaped] ?? escaped)
        }
        throw problem("the text has no closing \(quote).", at: start)
    }

    private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r"]

    private mutating func argument() throws(PredicateFormatError) -> Character {
        let start = position
        position += 1
        while let character = peek(), "hlqLzjt0123456789.$".contains(character) { position += 1 }
        guard let letter = peek(), "@KdDiuUxXoOfFeEgGcs".contains(letter) else {
            throw problem("“%” has to be followed by @, K or the letter of a number, for example %d.", at: start)
        }
        position += 1
        return letter
    }

    private mutating func number() throws(PredicateFormatError) -> PredicateToken.Kind {
        let start = position
        if peek() == "0", let second = peek(1), "xX".contains(second) {
            position += 2
            let digits = word()
            if let value = Int64(digits, radix: 16) { return .integer(value) }
            throw problem("“0x\(digits)” is not a number.", at: start)
        }
        digits()
        if peek() == ".", let after = peek(1), after.isASCII, after.isNumber {
            position += 1
            digits()
        }
        exponent()
        let text = String(characters[start..<position])
        if let value = Int64(text) { return .integer(value) }
        guard let value = Double(text) else { throw problem("“\(text)” is not a number.", at: start) }
        return .decimal(value)
    }

    private mutating func digits() {
        while let character = peek(), character.isASCII, character.isNumber { position += 1 }
    }

    private mutating func exponent() {
        guard let letter = peek(), "eE".contains(letter), let after = peek(1) else { return }
        let signed = "+-".contains(after)
        guard let digit = signed ? peek(2) : after, digit.isASCII, digit.isNumber else { return }
        position += signed ? 2 : 1
        digits()
    }
}
