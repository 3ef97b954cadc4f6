extension Duration {
    /// `1 second` or `1.5 seconds`, for messages.
    package var seconds: String {
        let value = Double(components.seconds) + Double(components.attoseconds) / 1e18
        let number = value == value.rounded() ? "\(Int(value))" : "\(value)"
        return number == "1" ? "1 second" : "\(number) seconds"
    }
}
