/// Rows of text in aligned columns.
struct TextTable {
    var rows: [[String]]
    /// Whether a last column that is too long goes on below; otherwise it is cut.
    var wrapsLastColumn = false

    /// The last column has at least this room, however narrow the terminal is.
    private static let leastRoom = 12

    /// The lines.
    /// - Parameter width: the columns that a line may take; any number when nil.
    func lines(width: Int?) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
        }
        return rows.flatMap { lines(of: $0, widths, width: width) }
    }

    private func lines(of row: [String], _ widths: [Int], width: Int?) -> [String] {
        guard let last = row.last else { return [""] }
        let start = zip(row.dropLast(), widths).map { DisplayWidth.pad($0, to: $1 + 2) }.joined()
        let parts = fit(last, room: width.map { max($0 - DisplayWidth.of(start), Self.leastRoom) })
        let indentation = String(repeating: " ", count: DisplayWidth.of(start))
        return parts.enumerated().map { index, part in
            trimmed((index == 0 ? start : indentation) + part)
        }
    }

    private func fit(_ text: String, room: Int?) -> [String] {
        guard let room else { return [text] }
        return wrapsLastColumn ? DisplayWidth.wrap(text, to: room) : [DisplayWidth.truncate(text, to: room)]
    }

    private func trimmed(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}
