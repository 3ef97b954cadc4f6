import IntentsModel

/// The machine that the app runs on.
@MainActor public final class UIDevice {
    /// This machine.
    public static let current = UIDevice()

    private init() {}

    /// The machine's name in the network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The name of the system.
    public var systemName: String { "Linux" }
    /// The version of the system's kernel.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
}

/// Text that goes from one place to another. It is kept in this process: a desktop's clipboard is not reached.
@MainActor public final class UIPasteboard {
    /// The process's pasteboard.
    public static let general = UIPasteboard()

    private init() {}

    /// The text.
    public var string: String?
    /// The URL.
    public var url: URL?
    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
    /// Whether there is a URL.
    public var hasURLs: Bool { url != nil }
}
