import FoundationEssentials

/// Reads a `.strings` file: `"key" = "text";` pairs, comments, escapes, keys with or without quotation marks.
package struct StringsParser {
    /// The texts by key.
    package private(set) var entries: [String: String] = [:]
    /// What was read over: a key that is defined again.
    package private(set) var problems: [StringTableProblem] = []

    private let file: String
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1
    private var definitionLines: [String: Int] = [:]

    /// Reads `data`; throws at the first place that cannot be understood.
    ///
    /// - Parameter file: The name used in messages.
    package init(_ data: Data, file: String) throws(StringTableProblem) {
        self.file = file
        let text = try decodeTableText(data, file: file)
        if text.hasPrefix("bplist") || text.hasPrefix("<?xml") {
            throw StringTableProblem(
                file: file,
                message: "This is a property list, not a text table. Write it as \"key\" = \"text\"; lines.")
        }
        scalars = Array(text.unicodeScalars)
        try skipBlanks()
        while position < scalars.count { try readPair() }
    }

    private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func advance() {
        // A carriage return counts only without the line feed it usually comes with.
        let scalar = scalars[position]
        position += 1
        if scalar == "\n" || (scalar == "\r" && current != "\n") { line += 1 }
    }

    private func problem(_ message: String, line: Int? = nil) -> StringTableProblem {
        StringTableProblem(file: file, line: line ?? self.line, message: message)
    }

    // MARK: Pairs

    private mutating func readPair() throws(StringTableProblem) {
        let start = line
        let key = try readString(expecting: "a key")
        try skipBlanks()
        var text = key
        if current == "=" {
            advance()
            try skipBlanks()
            text = try readString(expecting: "the text of “\(key)”")
            try skipBlanks()
        }
        guard current == ";" else { throw problem("“\(key)” is not followed by “;”. Add it.") }
        advance()
        try skipBlanks()
        define(key, as: text, line: start)
    }

    private mutating func define(_ key: String, as text: String, line: Int) {
        if let first = definitionLines[key] {
            let message = "“\(key)” is already defined on line \(first), which is used. Remove one of them."
            problems.append(problem(message, line: line))
        } else {
            definitionLines[key] = line
            entries[key] = text
        }
    }

    // MARK: Blanks and comments

    private mutating func skipBlanks() throws(StringTableProblem) {
        while let scalar = current {
            if scalar.properties.isWhitespace {
                advance()
            } else if scalar == "/", position + 1 < scalars.count, "/*".unicodeScalars.contains(scalars[position + 1]) {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(StringTableProblem) {
        let start = line
        let isBlock = scalars[position + 1] == "*"
        advance()
        advance()
        while let scalar = current {
            if !isBlock, scalar == "\n" || scalar == "\r" { return }
            advance()
            if isBlock, scalar == "*", current == "/" { return advance() }
        }
        if isBlock { throw problem("The comment is not closed. Add “*/”.", line: start) }
    }

    // MARK: Strings

    private mutating func readString(expecting what: String) throws(StringTableProblem) -> String {
        guard let first = current else { throw problem("The file ends where \(what) should be.") }
        if first == "\"" || first == "'" { return try readQuoted(first) }
        var text = String.UnicodeScalarView()
        while let scalar = current, Self.isBare(scalar) {
            text.append(scalar)
            advance()
        }
        guard !text.isEmpty else { throw problem("Found “\(first)” where \(what) should be.") }
        return String(text)
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "_.$/:-".unicodeScalars.contains(scalar)
    }

    private mutating func readQuoted(_ mark: Unicode.Scalar) throws(StringTableProblem) -> String {
        let start = line
        var units: [UInt16] = []
        advance()
        while let scalar = current {
            advance()
            if scalar == mark { return String(decoding: units, as: UTF16.self) }
            if scalar == "\\" { try readEscape(into: &units) } else { units += UTF16.encode(scalar) ?? .init() }
        }
        throw problem("The quoted text is not closed. Add \(mark).", line: start)
    }

    /// Escapes are kept as UTF-16 units, so that `\UD83C\UDF3F` becomes one character.
    private mutating func readEscape(into units: inout [UInt16]) throws(StringTableProblem) {
        guard let scalar = current else { return }
        if scalar == "U" || scalar == "u" {
            advance()
            return units.append(try readDigits(4, radix: 16, escape: "\\\(scalar)"))
        }
        if ("0"..."7").contains(scalar) { return units.append(try readDigits(3, radix: 8, escape: "\\")) }
        advance()
        let named: [Unicode.Scalar: UInt16] = ["n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11]
        if let unit = named[scalar] { units.append(unit) } else { units += UTF16.encode(scalar) ?? .init() }
    }

    private mutating func readDigits(_ limit: Int, radix: Int, escape: String) throws(StringTableProblem) -> UInt16 {
        var digits = ""
        while digits.count < limit, let scalar = current, Character(scalar).hexDigitValue.map({ $0 < radix }) == true {
            digits.unicodeScalars.append(scalar)
            advance()
        }
        guard radix == 8 || digits.count == limit, let unit = UInt16(digits, radix: radix) else {
            throw problem("\(escape)\(digits) is not a complete character code. Write four hexadecimal digits.")
        }
        return unit
    }
}
