/// Rows of text in aligned columns.
struct TextTable {
    var rows: [[String]] = []

    /// The lines, the last column cut so that a line fits into `width`.
    func lines(width: Int) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
        }
        return rows.map { line(of: $0, widths, width: width) }
    }

    private func line(of row: [String], _ widths: [Int], width: Int) -> String {
        var line = ""
        for (column, text) in row.enumerated() {
            let isLast = column == row.count - 1
            let room = width - DisplayWidth.of(line)
            line +=
                isLast ? DisplayWidth.truncate(text, to: max(room, 12)) : DisplayWidth.pad(text, to: widths[column] + 2)
        }
        return String(line.reversed().drop { $0 == " " }.reversed())
    }
}
