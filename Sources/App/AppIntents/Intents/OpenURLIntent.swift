import Foundation
import PlatformFoundation

/// Opens a link; to be returned with `.result(opensIntent:)` (inventory §2.1).
public struct OpenURLIntent: SystemIntent {
    /// The action's name.
    public static let title: LocalizedStringResource = "Open Link"
    /// Not offered for itself: it belongs to the intent that returns it.
    public static var isDiscoverable: Bool { false }

    /// The link.
    @Parameter(title: "Link") public var url: URL

    /// Makes an intent without a link.
    public init() {}

    /// Opens `url`.
    public init(_ url: URL) { self.url = url }

    /// Cannot be performed: the surface that ran the first intent opens the link.
    public func perform() async throws -> Never { throw LinkIsOpenedByTheSurface() }
}

/// An `OpenURLIntent` was asked to run in the app.
struct LinkIsOpenedByTheSurface: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource {
        "OpenURLIntent is opened by the system; return it with .result(opensIntent:) instead of performing it."
    }
}
