import FoundationEssentials
import IntentsModel

extension Extractor {
    /// A `typeDisplayRepresentation` with its numeric format.
    mutating func typeDisplay(of record: TypeRecord) -> (display: DisplayDescription, numericFormat: LocalizedText?) {
        let label = "typeDisplayRepresentation"
        let subject = "the \(label) of \(record.name.nameInModule)"
        guard let property = record.staticProperty(label) else {
            if let schema = record.schema { return (DisplayDescription(title: schema.title), nil) }
            note(.missing, subject, at: place(of: record))
            return (DisplayDescription(title: LocalizedText("")), nil)
        }
        let location = place(of: property, in: record)
        guard let name = Self.text(property.value) else {
            note(.typeDisplay, subject, at: location)
            return (DisplayDescription(title: LocalizedText("")), nil)
        }
        let call = property.value.call
        let format = text(
            call?["numericFormat"], role: .text, subject: "the numeric format of \(record.name.nameInModule)",
            at: location)
        let synonyms = texts(
            call?["synonyms"], role: .text, subject: "a synonym of \(record.name.nameInModule)", at: location)
        return (DisplayDescription(title: name, synonyms: synonyms), format)
    }

    /// A `DisplayRepresentation` of a literal or an initialiser's call.
    mutating func display(_ value: ConstantValue, subject: String, at location: SourceLocation) -> DisplayDescription? {
        guard let call = value.call, call.type.hasSuffix("DisplayRepresentation") else {
            return text(value, role: .text, subject: "the title of \(subject)", at: location)
                .map { DisplayDescription(title: $0) }
        }
        guard
            let title = text(
                call["title"] ?? call["stringLiteral"], role: .text, subject: "the title of \(subject)", at: location)
        else { return nil }
        return DisplayDescription(
            title: title,
            subtitle: text(call["subtitle"], role: .text, subject: "the subtitle of \(subject)", at: location),
            image: call["image"].flatMap(Self.image),
            synonyms: texts(call["synonyms"], role: .text, subject: "a synonym of \(subject)", at: location))
    }

    /// An image of constant arguments; others are drawn by the app alone.
    static func image(_ value: ConstantValue) -> ImageValue? {
        guard let call = value.call else { return nil }
        if let name = call["systemName"]?.text { return .systemName(name) }
        if let name = call["named"]?.text { return .named(name) }
        guard case .call(let url)? = call["url"]?.unwrapped else { return nil }
        return url["string"]?.text.flatMap(URL.init(string:)).map { .url($0) }
    }
}
