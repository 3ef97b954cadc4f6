import IntentsModel

extension DisplayRepresentation {
    /// The representation with final texts.
    package func value(in locale: Locale) -> DisplayValue {
        DisplayValue(
            title: title.string(in: locale), subtitle: subtitle?.string(in: locale), image: image?.source,
            synonyms: synonyms.map { $0.string(in: locale) })
    }

    /// The representation as metadata states it.
    package var described: DisplayDescription {
        DisplayDescription(
            title: LocalizedText(title), subtitle: subtitle.map { LocalizedText($0) }, image: image?.source,
            synonyms: synonyms.map { LocalizedText($0) })
    }
}

extension TypeDisplayRepresentation {
    /// The representation as metadata states it.
    package var described: DisplayDescription {
        DisplayDescription(title: LocalizedText(name), synonyms: synonyms.map { LocalizedText($0) })
    }
}

extension LocalizedText {
    /// The text as metadata states it.
    package init(_ resource: LocalizedStringResource) {
        let text = resource.sourceText
        self.init(resource.key, table: resource.table, defaultValue: text == resource.key ? nil : text)
    }
}
