/// How many columns of a terminal text takes.
enum DisplayWidth {
    static func of(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of one character: two for wide ones, none for marks that join the one before.
    static func columns(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.isASCII { return first.value < 32 || first.value == 127 ? 0 : 1 }
        if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
        if first.properties.isEmojiPresentation || isWide(first.value) { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return 1
        }
    }

    /// East Asian wide and full-width letters.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// The text with spaces behind it up to a width.
    static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - of(text)))
    }

    /// The text cut to a width, with an ellipsis in place of the rest.
    static func truncate(_ text: String, to width: Int) -> String {
        guard of(text) > width else { return text }
        var result = ""
        var used = 0
        for character in text {
            let columns = columns(of: character)
            if used + columns > width - 1 { break }
            result.append(character)
            used += columns
        }
        return width > 0 ? result + "…" : ""
    }

    /// The text in lines of at most `width` columns, broken between words where possible.
    /// - Parameter cutsWords: whether a word that is longer than a line is cut; otherwise it has a line to itself.
    static func wrap(_ text: some StringProtocol, to width: Int, cutsWords: Bool = true) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            return wrap(
                cutsWords ? words.flatMap { pieces(of: $0, max(1, width)) } : words.map { String($0) }, to: width)
        }
    }

    private static func wrap(_ words: [String], to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in words {
            let columns = of(word)
            if line.isEmpty {
                line = word
                used = columns
            } else if used + 1 + columns <= width {
                line += " " + word
                used += 1 + columns
            } else {
                lines.append(line)
                line = word
                used = columns
            }
        }
        return lines + [line]
    }

    /// A word, cut where it is longer than a line.
    private static func pieces(of word: some StringProtocol, _ width: Int) -> [String] {
        var pieces = [""]
        var used = 0
        for character in word {
            let columns = columns(of: character)
            if used + columns > width, used > 0 {
                pieces.append("")
                used = 0
            }
            pieces[pieces.count - 1].append(character)
            used += columns
        }
        return pieces
    }
}
