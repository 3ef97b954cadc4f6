import IntentsModel

/// A text.
nonisolated public struct Text: _PrimitiveView, NodeView, Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case verbatim(String)
        case resource(LocalizedStringResource)
        case date(DateText)
        case image(Image)
        indirect case joined(Text, Text)
    }

    private let content: Content
    private var attributes: [String: JSONValue] = [:]

    init(content: Content) { self.content = content }

    /// Shows a text of the app's string tables.
    ///
    /// - Parameters:
    ///   - key: The key, and the text to show when no table holds it.
    ///   - tableName: The string table's file name without extension; `Localizable` when nil.
    ///   - bundle: Where the string tables are; the main bundle when nil.
    ///   - comment: A note for translators; not kept at run time.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self.init(content: .resource(key.resource(table: tableName, bundle: bundle))) }

    /// Shows a localised text in the reader's language.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(content: .resource(resource)) }

    /// Shows a text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(content: .verbatim(String(content))) }

    /// Shows a text as it is.
    public init(verbatim content: String) { self.init(content: .verbatim(content)) }

    /// Shows a value as a format style writes it.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        self.init(content: .verbatim(Self.forReader(format).format(input)))
    }

    /// Shows one text after another, each with its own look.
    public static func + (left: Text, right: Text) -> Text { Text(content: .joined(left, right)) }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [node(in: environment.locale)] }

    private func node(in locale: Locale) -> ViewNode {
        switch content {
        case .joined(let left, let right):
            let runs = [left, right].map { $0.node(in: locale) }
            let text = runs.compactMap(\.text).joined()
            // Runs are listed only where they differ: the whole text is what most readers need.
            let looksAlike = runs.allSatisfy { $0.attributes.isEmpty && $0.children.isEmpty }
            return ViewNode("text", text: text, attributes: attributes, children: looksAlike ? [] : runs)
        case .date(let date):
            let text = date.text(at: Date(), in: locale)
            return ViewNode("text", text: text, attributes: attributes.merging(date.attributes) { own, _ in own })
        case .image(let image): return ViewNode("text", text: "", image: image.value, attributes: attributes)
        default: return ViewNode("text", text: string(in: locale), attributes: attributes)
        }
    }

    /// The text alone, in a locale.
    package func string(in locale: Locale) -> String {
        switch content {
        case .verbatim(let text): text
        case .resource(let resource): resource.string(in: resource.ownLocale ?? locale)
        case .date(let date): date.text(at: Date(), in: locale)
        // The character that stands for an object in a text.
        case .image: "\u{FFFC}"
        case .joined(let left, let right): left.string(in: locale) + right.string(in: locale)
        }
    }

    /// The text alone as a localised resource, when it is one.
    var resource: LocalizedStringResource? { if case .resource(let resource) = content { resource } else { nil } }

    // What is set first is nearest to the text, and counts, as for every other view.
    func with(_ name: String, _ value: JSONValue?) -> Text {
        guard attributes[name] == nil else { return self }
        var copy = self
        copy.attributes[name] = value
        return copy
    }
}
