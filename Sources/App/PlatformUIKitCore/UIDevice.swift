import IntentsModel

/// The machine that the app runs on.
@MainActor @preconcurrency public final class UIDevice {
    /// This machine.
    public static let current = UIDevice()

    private init() {}

    /// The machine's name in the network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The kind of machine.
    public var model: String { "Linux" }
    /// The kind of machine, in the reader's language.
    public var localizedModel: String { model }
    /// The kind of device: nothing tells.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
    /// Tells this machine from others: nothing does that for one maker's apps alone.
    public var identifierForVendor: UUID? { nil }
    /// Whether the battery is watched. What is set stays here; nothing is watched.
    public var isBatteryMonitoringEnabled = false
    /// How full the battery is, from 0 to 1; -1, as nothing is watched.
    public var batteryLevel: Float { -1 }
    /// Whether the battery is being charged: nothing is watched.
    public var batteryState: BatteryState { .unknown }

    /// What a battery does.
    public enum BatteryState: Int, Sendable {
        /// Nothing is watched.
        case unknown
        /// It empties.
        case unplugged
        /// It fills.
        case charging
        /// It is full.
        case full
    }

    /// The name of the system.
    public var systemName: String { "Linux" }
    /// The version of the system's kernel.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
}

/// Text that goes from one place to another. It is kept in this process: a desktop's clipboard is not reached.
@MainActor @preconcurrency public final class UIPasteboard {
    /// The process's pasteboard.
    public static let general = UIPasteboard()

    private init() {}

    /// The text.
    public var string: String?
    /// The URL.
    public var url: URL?
    /// The image.
    public var image: UIImage?
    /// Whether there is an image.
    public var hasImages: Bool { image != nil }
    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
    /// Whether there is a URL.
    public var hasURLs: Bool { url != nil }
}
