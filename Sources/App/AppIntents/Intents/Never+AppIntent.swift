import PlatformFoundation

/// `Never` stands where no intent is opened; it cannot be made.
extension Never: AppIntent {
    /// Nothing.
    public static var title: LocalizedStringResource { "Never" }
    /// Never offered.
    public static var isDiscoverable: Bool { false }

    /// Stops the program: there is no value of `Never`.
    public init() { preconditionFailure("Never stands for “no intent” and cannot be made.") }

    /// Cannot be reached.
    public func perform() async throws -> Never { switch self {} }
}

/// `Never` is the result of intents that hold a configuration and never run.
extension Never: IntentResult {
    /// Cannot be reached.
    public var value: Never? { switch self {} }
}
