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

    /// Opens the URL of a case.
    /// - Throws: when the case has no URL.
    public init(urlRepresentable: some URLRepresentableEnum) throws {
        guard let url = urlRepresentable.urlRepresentation else { throw NoURLRepresentation(of: urlRepresentable) }
        self.init(url)
    }

    /// Opens the URL of an entity.
    /// - Throws: when the entity has no URL.
    public init(urlRepresentable: some URLRepresentableEntity) async throws {
        guard let url = await urlRepresentable.urlRepresentation else {
            throw NoURLRepresentation(of: urlRepresentable)
        }
        self.init(url)
    }

    /// Opens the URL that stands for a run of an intent.
    /// - Throws: when the run has no URL.
    package init(running intent: some URLRepresentableIntent) async throws {
        guard let url = await intent.urlRepresentation else { throw NoURLRepresentation(ofRun: intent) }
        self.init(url)
    }

    /// Cannot be performed: the surface that ran the first intent opens the link.
    public func perform() async throws -> Never { throw LinkIsOpenedByTheSurface() }
}

/// An `OpenURLIntent` was asked to run in the app.
struct LinkIsOpenedByTheSurface: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource {
        "OpenURLIntent is opened by the system; return it with .result(opensIntent:) instead of performing it."
    }
}

/// A value was to be opened whose type's `urlRepresentation` yields no URL for it.
struct NoURLRepresentation: Error, CustomLocalizedStringResourceConvertible {
    let description: String

    init<Value: AppValue>(of value: Value) {
        let name = value.__intentValue(in: LocalizationScope.current, properties: false).plainDescription
        description =
            "\(name) has no URL: the urlRepresentation of \(Value.persistentIdentifier) yields none for it. "
            + "A property in it is unset, or it does not begin with a scheme such as https."
    }

    init(ofRun intent: some URLRepresentableIntent) {
        description =
            "This run of \(type(of: intent)) has no URL: its urlRepresentation yields none. "
            + "A parameter in it is unset, or it does not begin with a scheme such as https."
    }

    var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: description) }
}
