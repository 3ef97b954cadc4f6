extension URL {
    /// The URL as text.
    public func formatted() -> String { absoluteString }
}
