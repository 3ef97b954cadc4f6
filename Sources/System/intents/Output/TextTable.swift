/// Rows of text in aligned columns.
struct TextTable {
    var rows: [[String]]
    /// Whether nothing is cut: a last column that is too long goes on below it, or on lines of its own.
    var wrapsLastColumn = false

    /// A wrapped last column narrower than this is hard to read.
    private static let leastRoom = 24
    /// Names that are cut to less than this are neither recognised nor copied: all that does not fit goes on below.
    private static let leastCut = 16
    /// No column is cut below this, however narrow the terminal is.
    private static let leastColumn = 12

    /// The lines.
    /// - Parameter width: the columns that a line may take; any number when nil.
    func lines(width: Int?) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
        }
        guard let width else { return rows.map { line(of: $0, widths) } }
        if wrapsLastColumn { return rows.flatMap { wrapped($0, widths, width: width) } }
        let fitting = Self.fit(widths, to: width)
        let isUnreadable = zip(fitting, widths).dropLast().contains { $0 < $1 && $0 < Self.leastCut }
        return rows.flatMap { isUnreadable ? broken($0, widths, width: width) : [line(of: $0, fitting)] }
    }

    private func line(of row: [String], _ widths: [Int]) -> String {
        let cells = zip(row, widths).map { DisplayWidth.pad(DisplayWidth.truncate($0, to: $1), to: $1) }
        return trimmed(cells.joined(separator: "  "))
    }

    /// The widths with the widest columns made equally narrow, so that a line fits.
    private static func fit(_ widths: [Int], to width: Int) -> [Int] {
        let room = width - 2 * (widths.count - 1)
        var limit = widths.max() ?? 0
        while limit > leastColumn, widths.reduce(0, { $0 + min($1, limit) }) > room { limit -= 1 }
        return widths.map { min($0, limit) }
    }

    private func wrapped(_ row: [String], _ widths: [Int], width: Int) -> [String] {
        guard let last = row.last else { return [""] }
        let start = zip(row.dropLast(), widths).map { DisplayWidth.pad($0, to: $1 + 2) }.joined()
        let room = width - DisplayWidth.of(start)
        guard room >= min(Self.leastRoom, widths.last ?? 0) else { return broken(row, widths, width: width) }
        return hanging(last, after: start, room: room)
    }

    /// A row whose cells do not fit beside each other: those that do, and the rest on lines below.
    private func broken(_ row: [String], _ widths: [Int], width: Int) -> [String] {
        var beside = row.count
        while beside > 1, widths.prefix(beside).reduce(2 * (beside - 1), +) > width { beside -= 1 }
        let rest = row.dropFirst(beside).filter { !$0.isEmpty }.joined(separator: ": ")
        // An identifier that is longer than a line stays one piece, to be copied whole.
        let below = rest.isEmpty ? [] : DisplayWidth.wrap(rest, to: width - 4, cutsWords: false).map { "    \($0)" }
        return [line(of: Array(row.prefix(beside)), widths)] + below
    }

    private func hanging(_ text: String, after start: String, room: Int) -> [String] {
        let indentation = String(repeating: " ", count: DisplayWidth.of(start))
        return DisplayWidth.wrap(text, to: room).enumerated().map { index, part in
            trimmed((index == 0 ? start : indentation) + part)
        }
    }

    private func trimmed(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}
