/// Opens a URL as the surroundings do.
public struct OpenURLAction: Sendable {
    /// What came of it.
    public struct Result: Sendable {
        enum Outcome {
            case handled
            case discarded
            case system(URL?)
        }

        let outcome: Outcome

        /// The handler opened it.
        public static let handled = Result(outcome: .handled)
        /// Nobody opens it.
        public static let discarded = Result(outcome: .discarded)
        /// The system opens it.
        public static let systemAction = Result(outcome: .system(nil))

        /// The system opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: @MainActor @Sendable (URL) -> Result
    private let opener: URLOpener

    /// Opens URLs with a handler.
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
        self.init(handler: handler, opener: .desktop)
    }

    package init(handler: @escaping @MainActor @Sendable (URL) -> Result = { _ in .systemAction }, opener: URLOpener) {
        self.handler = handler
        self.opener = opener
    }

    /// Opens a URL.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL and tells whether it was accepted.
    @MainActor @preconcurrency public func callAsFunction(
        _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
    ) {
        switch handler(url).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(opener.start(other ?? url))
        }
    }
}

extension EnvironmentValues {
    /// Opens URLs: as the desktop does, unless a view above says how.
    public var openURL: OpenURLAction {
        get { stored(default: OpenURLAction(opener: .desktop)) }
        set { store(newValue) }
    }
}
