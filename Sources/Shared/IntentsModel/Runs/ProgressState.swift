/// How far the work of a run is, as its code reports it.
package struct ProgressState: Hashable, Sendable, Codable {
    /// Units that are done; their meaning is the code's own.
    package var completed: Int64
    /// Units in all; not above zero while nobody knows.
    package var total: Int64
    /// The done part of the whole with the parts of the work counted, from 0 to 1; absent while nobody knows.
    package var fraction: Double?
    /// What is being done.
    package var text: String?
    /// More about it.
    package var detail: String?
    /// Bytes in a second.
    package var throughput: Int?
    /// The code's own guess of the seconds that are left.
    package var secondsLeft: Double?

    package init(
        completed: Int64 = 0, total: Int64 = 0, fraction: Double? = nil, text: String? = nil, detail: String? = nil,
        throughput: Int? = nil, secondsLeft: Double? = nil
    ) {
        self.completed = completed
        self.total = total
        self.fraction = fraction
        self.text = text
        self.detail = detail
        self.throughput = throughput
        self.secondsLeft = secondsLeft
    }

    /// Whether more is done than in an earlier state, which is what keeps long work alive.
    package func isBeyond(_ earlier: ProgressState?) -> Bool {
        guard let earlier else { return true }
        return completed > earlier.completed || (fraction ?? 0) > (earlier.fraction ?? 0)
    }
}
