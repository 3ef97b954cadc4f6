import IntentsModel

/// A text.
nonisolated public struct Text: _PrimitiveView, NodeView, Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case verbatim(String)
        case resource(LocalizedStringResource)
        indirect case joined(Text, Text)
    }

    private let content: Content
    private var attributes: [String: JSONValue] = [:]

    private init(content: Content) { self.content = content }

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
        self.init(content: .verbatim(format.format(input)))
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
        default: return ViewNode("text", text: string(in: locale), attributes: attributes)
        }
    }

    /// The text alone, in a locale.
    package func string(in locale: Locale) -> String {
        switch content {
        case .verbatim(let text): text
        case .resource(let resource): resource.string(in: resource.ownLocale ?? locale)
        case .joined(let left, let right): left.string(in: locale) + right.string(in: locale)
        }
    }

    // What is set first is nearest to the text, and counts, as for every other view.
    private func with(_ name: String, _ value: JSONValue?) -> Text {
        guard attributes[name] == nil else { return self }
        var copy = self
        copy.attributes[name] = value
        return copy
    }
}

extension Text {
    /// Sets the font.
    public func font(_ font: Font?) -> Text { with("font", font?.attribute) }

    /// Sets how heavy the letters are.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with("fontWeight", weight.map { .string($0.name) }) }

    /// Makes the text bold.
    public func bold(_ isActive: Bool = true) -> Text { with("bold", isActive ? .bool(true) : nil) }

    /// Makes the text italic.
    public func italic(_ isActive: Bool = true) -> Text { with("italic", isActive ? .bool(true) : nil) }

    /// Underlines the text.
    public func underline(_ isActive: Bool = true) -> Text { with("underline", isActive ? .bool(true) : nil) }

    /// Strikes the text through.
    public func strikethrough(_ isActive: Bool = true) -> Text { with("strikethrough", isActive ? .bool(true) : nil) }

    /// Gives all letters the same width.
    public func monospaced(_ isActive: Bool = true) -> Text { with("monospaced", isActive ? .bool(true) : nil) }

    /// Gives all digits the same width.
    public func monospacedDigit() -> Text { with("monospacedDigit", .bool(true)) }

    /// Sets the colour of the letters.
    public func foregroundColor(_ color: Color?) -> Text { with("foregroundStyle", color?.styleAttribute) }

    /// Sets the style of the letters.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with("foregroundStyle", attribute(of: style))
    }
}
