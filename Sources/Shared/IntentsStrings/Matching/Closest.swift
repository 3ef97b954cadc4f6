/// The candidate that `text` was probably meant to be, for "did you mean"; nil when nothing is near enough.
///
/// Near enough is one mistake in three characters; a candidate that begins with the text counts as one mistake. Of equally
/// near ones the first wins.
package func closest(to text: String, in candidates: some Sequence<String>) -> String? {
    guard text.utf8.count <= 1000 else { return nil }
    let wanted = Array(text.folded)
    guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
    var best: (candidate: String, distance: Int)?
    // Nobody mistypes a text of such a length, and looking at it would take long.
    for candidate in candidates where candidate.utf8.count <= 1000 {
        let letters = Array(candidate.folded)
        let limit = max(1, max(wanted.count, letters.count) / 3)
        let isBeginning = wanted.count >= 3 && letters.count > wanted.count && letters.starts(with: wanted)
        let distance = isBeginning ? 1 : editDistance(wanted, letters, limit: limit)
        guard distance <= limit, distance < best?.distance ?? .max else { continue }
        best = (candidate, distance)
    }
    return best?.candidate
}

/// How many insertions, deletions, replacements and swaps of neighbours turn one text into the other.
///
/// - Parameter limit: anything above it may be reported as `limit + 1`.
func editDistance(_ first: [Character], _ second: [Character], limit: Int = .max) -> Int {
    if limit < .max, abs(first.count - second.count) > limit { return limit + 1 }
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...first.count {
        var current = [row]
        for column in 1...second.count {
            let isSame = first[row - 1] == second[column - 1]
            var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
            if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                cost = min(cost, beforeLast[column - 2] + 1)
            }
            current.append(cost)
        }
        (beforeLast, last) = (last, current)
    }
    return last[second.count]
}
