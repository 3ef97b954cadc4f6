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

    /// Limits nothing but what is given.
    package init(
        currencyCodes: [String]? = nil, contentTypes: [String]? = nil, unit: String? = nil, defaultUnit: String? = nil,
        refusesNegativeNumbers: Bool? = nil, personMode: String? = nil
    ) {
        self.currencyCodes = currencyCodes
        self.contentTypes = contentTypes
        self.unit = unit
        self.defaultUnit = defaultUnit
        self.refusesNegativeNumbers = refusesNegativeNumbers
        self.personMode = personMode
    }

    /// Nil when nothing is limited.
    package var orNone: ValueLimits? { self == ValueLimits() ? nil : self }
}
