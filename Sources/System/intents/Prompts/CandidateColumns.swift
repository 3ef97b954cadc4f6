/// Names in columns, one below the other, none of them broken.
struct CandidateColumns: Sendable {
    private let names: [String]

    /// More than anybody reads are counted only.
    private static let most = 100
    private static let gap = 2

    init(_ names: [String]) { self.names = names }

    /// - Parameter width: the columns that a line may take; 80 when nil.
    func lines(width: Int?) -> [String] {
        let width = width ?? 80
        let shown = names.prefix(Self.most).map { DisplayWidth.truncate(Console.tamed($0), to: width) }
        let widest = shown.map { DisplayWidth.of($0) }.max() ?? 0
        let columns = max(1, (width + Self.gap) / (widest + Self.gap))
        let rows = (shown.count + columns - 1) / columns
        let lines = (0..<rows).map { row in
            stride(from: row, to: shown.count, by: rows).map { index in
                index + rows < shown.count ? DisplayWidth.pad(shown[index], to: widest + Self.gap) : shown[index]
            }.joined()
        }
        return names.count > Self.most ? lines + ["… and \(names.count - Self.most) more"] : lines
    }
}
