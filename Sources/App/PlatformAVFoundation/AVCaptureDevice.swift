import PlatformFoundation

/// A camera or a microphone. None is ever found here, so that nobody has one; its types name what an app is told.
public final class AVCaptureDevice: NSObject, Sendable {
    /// Where a camera looks.
    public enum Position: Int, Sendable {
        /// Nobody said.
        case unspecified = 0
        /// Away from the person.
        case back = 1
        /// At the person.
        case front = 2
    }

    /// Whether a lamp shines.
    public enum TorchMode: Int, Sendable {
        /// It does not.
        case off = 0
        /// It does.
        case on = 1
        /// When it is needed.
        case auto = 2
    }

    /// Nobody makes one.
    private override init() {}

    /// Where it looks.
    public var position: Position { .unspecified }

    /// The usual device for something: none.
    public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    /// Whether the app may use devices: it may not, as there are none.
    public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }

    /// Asks a person whether the app may use devices. Nobody is asked here: it may not.
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    /// Asks a person whether the app may use devices. Nobody is asked here: it may not.
    public class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { handler(false) }
}

/// Whether an app may use a device.
public enum AVAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// Nobody can allow it.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may.
    case authorized = 3
}

/// A kind of content.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The four letters that name it.
    public let rawValue: String
    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a kind of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sound.
    public static let audio = AVMediaType("soun")
    /// Film.
    public static let video = AVMediaType("vide")
}
