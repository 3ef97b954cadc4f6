/// A program with a user interface, as other programs see it. Programs on Linux do not tell each other of themselves: an app
/// knows itself alone.
public final class NSRunningApplication: NSObject, Sendable {
    /// The program that runs this code.
    public static let current = NSRunningApplication()

    /// The number of the process.
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    /// The program's name.
    public var localizedName: String? { ProcessInfo.processInfo.processName }
    /// The program's identifier.
    public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    /// Where the program is.
    public var bundleURL: URL? { Bundle.main.bundleURL }

    /// The programs with an identifier: at most this one.
    public static func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
        bundleIdentifier == Bundle.main.bundleIdentifier ? [current] : []
    }

    /// How a program comes to the front.
    public struct ActivationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// With all its windows.
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        /// In front of the active one.
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }

    /// Brings the program to the front. Nothing on Linux does that for another program.
    /// - Returns: false.
    @discardableResult
    public func activate(options: ActivationOptions = []) -> Bool { false }
}

extension NSWorkspace {
    /// The programs that run: this one, as others do not tell.
    public var runningApplications: [NSRunningApplication] { [.current] }
    /// The program in front: nothing tells.
    public var frontmostApplication: NSRunningApplication? { nil }
    /// Where the app of an identifier is: only for this one.
    public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? {
        NSRunningApplication.runningApplications(withBundleIdentifier: bundleIdentifier).first?.bundleURL
    }
}
