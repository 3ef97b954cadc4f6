import PlatformFoundation

/// Why sound, film or a camera cannot be had.
public struct AVError: LocalizedError, Hashable, Sendable {
    /// The reasons that there are on Linux.
    public enum Code: Int, Sendable {
        /// Nothing here plays or records.
        case mediaServicesUnavailable = -11_819
        /// The app may not use the device.
        case applicationIsNotAuthorizedToUseDevice = -11_852
    }

    static let unavailable =
        "AVFoundation plays and records nothing on Linux. Use a library of the system, such as GStreamer."

    /// The reason.
    public let code: Code

    /// Makes an error of its reason.
    public init(_ code: Code) { self.code = code }

    /// The reason in words.
    public var errorDescription: String? {
        switch code {
        case .mediaServicesUnavailable: Self.unavailable
        case .applicationIsNotAuthorizedToUseDevice:
            "The program may not use cameras and microphones through AVFoundation."
        }
    }
}
