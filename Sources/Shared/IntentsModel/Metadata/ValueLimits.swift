/// What the value of a parameter with parts is held to; what is absent or empty limits nothing.
package struct ValueLimits: Hashable, Sendable, Codable {
    /// The ISO 4217 codes of the currencies that are taken.
    package var currencyCodes: [String]?
    /// The uniform type identifiers of the files that are taken.
    package var contentTypes: [String]?
    /// The one unit of a measurement, by the name of Foundation's property.
    package var unit: String?
    /// The unit of a number without one.
    package var defaultUnit: String?
    /// Whether a measurement must not be below zero.
    package var refusesNegativeNumbers: Bool?
    /// What is wanted of a person: `contact`, `email`, `phone` or `emailOrPhone`.
    package var personMode: String?
    /// Whether the unit is the one that the locale uses in its place.
    package var adjustsUnitForLocale: Bool?
    /// What of a place is shown: `name`, `address` or `city`.
    package var placeStyle: String?
    /// The number of elements of a list for each size of a widget.
    package var familySizes: [String: CollectionSize]?
    /// Whether entities are taken by their identifiers, without looking them up first.
    package var takesIdentifiers: Bool?

    /// Limits nothing but what is given.
    package init(
        currencyCodes: [String]? = nil, contentTypes: [String]? = nil, unit: String? = nil, defaultUnit: String? = nil,
        refusesNegativeNumbers: Bool? = nil, personMode: String? = nil, adjustsUnitForLocale: Bool? = nil,
        placeStyle: String? = nil, familySizes: [String: CollectionSize]? = nil,
        takesIdentifiers: Bool? = nil
    ) {
        self.currencyCodes = currencyCodes
        self.contentTypes = contentTypes
        self.unit = unit
        self.defaultUnit = defaultUnit
        self.refusesNegativeNumbers = refusesNegativeNumbers
        self.personMode = personMode
        self.adjustsUnitForLocale = adjustsUnitForLocale
        self.placeStyle = placeStyle
        self.familySizes = familySizes
        self.takesIdentifiers = takesIdentifiers
    }

    /// Without what is so anyway; nil when nothing is left.
    package var orNone: ValueLimits? {
        var limits = self
        if limits.contentTypes == ["public.item"] { limits.contentTypes = nil }
        if limits.personMode == "contact" { limits.personMode = nil }
        if limits.placeStyle == "name" { limits.placeStyle = nil }
        return limits == ValueLimits() ? nil : limits
    }
}
