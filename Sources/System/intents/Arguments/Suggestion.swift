/// Finds the name that was probably meant.
enum Suggestion {
    /// The candidate closest to `text`, when it is close enough to be a slip.
    static func closest(to text: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(text.lowercased())
        let limit = max(1, wanted.count / 3)
        let ranked = candidates.map { (name: $0, distance: distance(wanted, Array($0.lowercased()), limit: limit)) }
        let best = ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
        guard let best else { return nil }
        if best.distance <= limit { return best.name }
        return candidates.first { wanted.count > 2 && $0.lowercased().hasPrefix(text.lowercased()) }
    }

    /// The number of inserted, removed, replaced or swapped letters between two words; more than `limit` is not counted out.
    static func distance(_ first: [Character], _ second: [Character], limit: Int) -> Int {
        guard abs(first.count - second.count) <= limit else { return limit + 1 }
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...second.count)
        for row in 1...first.count {
            var current = [row]
            for column in 1...second.count {
                let cost = first[row - 1] == second[column - 1] ? 0 : 1
                var best = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    best = min(best, beforePrevious[column - 2] + 1)
                }
                current.append(best)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[second.count]
    }
}
