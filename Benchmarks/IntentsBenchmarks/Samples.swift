/// Times of one kind of call, in microseconds.
struct Samples {
    private(set) var values: [Double] = []

    mutating func add(_ duration: Duration) {
        let parts = duration.components
        values.append(Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12)
    }

    var median: Double { percentile(0.5) }

    func percentile(_ share: Double) -> Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
    }
}

/// One line of the result table: a figure, and its ratio to a yardstick with the limit we hold ourselves to.
struct Figure {
    var name: String
    var value: String
    var ratio: Double?
    var limit: Double?

    var line: String {
        var text = "| \(name) | \(value) |"
        text += ratio.map { " \(($0 * 100).rounded() / 100)× |" } ?? " |"
        text += limit.map { " ≤ \($0)× |" } ?? " |"
        return text
    }
}

/// A number with one decimal and its unit.
func rounded(_ value: Double, _ unit: String) -> String {
    "\((value * 10).rounded() / 10) \(unit)"
}
