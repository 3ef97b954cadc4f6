import Synchronization

/// An item that is carried or shared, in the forms in which it can be had.
public final class NSItemProvider: NSObject, Sendable {
    /// Who may have a form.
    public enum RepresentationVisibility: Int, Sendable {
        /// Everyone.
        case all
        /// Apps of one maker.
        case team
        /// Apps of one group.
        case group
        /// The app itself.
        case ownProcess
    }

    /// Makes the data of a form, and calls the closure it gets when they are there.
    public typealias DataLoader =
        @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Form: Sendable {
        let identifier: String
        let load: DataLoader
    }

    private let forms = Mutex<[Form]>([])

    /// A name for the item.
    public let suggestedName: String?

    /// Makes a provider without forms.
    public override init() {
        suggestedName = nil
        super.init()
    }

    private init(_ identifier: String, _ data: Data, name: String? = nil) {
        suggestedName = name
        super.init()
        registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { done in
            done(data, nil)
            return nil
        }
    }

    /// Provides a text.
    public convenience init(object: NSString) {
        self.init("public.utf8-plain-text", Data(String(object).utf8))
    }

    /// Provides a URL.
    public convenience init(object: NSURL) { self.init("public.url", Data(object.absoluteString.utf8)) }

    /// Provides data of a type.
    public convenience init(item: NSData?, typeIdentifier: String?) {
        self.init(typeIdentifier ?? "public.data", item.map { Data($0) } ?? Data())
    }

    /// Provides a file's contents; nil when it cannot be read.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
        self.init("public.data", data, name: fileURL.lastPathComponent)
    }

    /// The identifiers of the types of all forms, in the order in which they were added.
    public var registeredTypeIdentifiers: [String] { forms.withLock { $0.map(\.identifier) } }

    /// Whether there is a form of a type, by its identifier.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Adds a form.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) { forms.withLock { $0.append(Form(identifier: typeIdentifier, load: loadHandler)) } }

    /// Loads the data of a form; a `CocoaError.featureUnsupported` when there is none of the type.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let form = forms.withLock({ $0.first { $0.identifier == typeIdentifier } }) else {
            completionHandler(nil, CocoaError(.featureUnsupported))
            return Progress(totalUnitCount: 0)
        }
        return form.load(completionHandler) ?? Progress(totalUnitCount: 0)
    }
}
