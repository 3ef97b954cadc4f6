/// Joins texts as a language does: "a, b, and c".
open class ListFormatter: Formatter {
    /// The language; the reader's when nil.
    open var locale: Locale?
    /// Writes the elements; their descriptions are used when nil.
    open var itemFormatter: Formatter?

    /// The elements as one text; nil when an element cannot be written.
    open func string(from items: [Any]) -> String? {
        let texts = items.compactMap { item in itemFormatter.map { $0.string(for: item) } ?? String(describing: item) }
        guard texts.count == items.count else { return nil }
        return texts.formatted(.list(type: .and).locale(locale ?? LocalizationScope.current))
    }

    /// The elements of a list as one text; nil for anything else.
    override open func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

    /// Texts joined in the reader's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? ""
    }
}
