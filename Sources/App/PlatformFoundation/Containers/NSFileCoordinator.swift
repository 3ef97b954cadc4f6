import Foundation

/// Reads and writes files beside other programs. Programs on Linux do not tell each other what they do with files: the closure
/// runs at once, with the URL as it is.
open class NSFileCoordinator: NSObject {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without writing what is not written yet.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// The file is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// The file is replaced.
        public static let forReplacing = WritingOptions(rawValue: 8)
    }

    /// Makes a coordinator.
    public init(filePresenter filePresenterOrNil: Any? = nil) { super.init() }

    /// Reads a file.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }

    /// Writes a file.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
}

extension FileManager {
    /// Where an app keeps files for all of a person's devices: nowhere, as no service carries them on Linux.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Tells the person from others: nobody is signed in to such a service on Linux.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
