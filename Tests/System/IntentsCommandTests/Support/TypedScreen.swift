@testable import intents

/// One row of a terminal, as far as an edited line uses it, with what scrolled away above.
struct TypedScreen {
    private(set) var above: [String] = []
    private var cells: [Character] = []
    private(set) var column = 0
    private(set) var bells = 0
    private var sequence: String?

    /// What the row shows; the second column of a wide character shows nothing.
    var row: String {
        String(String(cells.filter { $0 != Self.covered }).reversed().drop { $0 == " " }.reversed())
    }

    private static let covered: Character = "\u{0}"

    mutating func show(_ text: String) {
        for character in text { show(character) }
    }

    private mutating func show(_ character: Character) {
        if let begun = sequence { return control(begun, character) }
        switch character {
        case "\u{1B}": sequence = ""
        case "\u{7}": bells += 1
        case "\r": column = 0
        case "\n", "\r\n":
            above.append(row)
            (cells, column) = ([], 0)
        default: put(character)
        }
    }

    private mutating func put(_ character: Character) {
        let width = DisplayWidth.columns(of: character)
        while cells.count < column + width { cells.append(" ") }
        cells[column] = character
        if width == 2 { cells[column + 1] = Self.covered }
        column += width
    }

    private mutating func control(_ begun: String, _ character: Character) {
        guard character.isLetter else {
            sequence = begun + String(character)
            return
        }
        sequence = nil
        switch character {
        case "K": cells.removeSubrange(min(column, cells.count)...)
        case "D": column -= Int(begun.dropFirst()) ?? 1
        default: break
        }
    }
}
