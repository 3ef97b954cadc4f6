import IntentsContentTypes
import IntentsModel

extension ParameterDescription {
    /// How a value is written on the command line; nil where the type says it already.
    var textForm: String? {
        guard hasResolvers else { return form(of: valueType.element) }
        return "\(form(of: valueType.element) ?? "any text"); or what the app's own resolvers understand"
    }

    private func form(of type: ValueType) -> String? {
        switch type {
        case .primitive(let type): form(of: type)
        case .union(_, let members, _): unionForm(members)
        case .measurement(let dimension): measurementForm(dimension)
        case .entity: "an identifier, or words that the app's query understands"
        case .linkEnumeration: "a case by its name or title"
        case .array: nil
        }
    }

    private func form(of type: PrimitiveType) -> String? {
        switch type {
        case .string, .attributedString, .searchCriteria: nil
        case .bool: boolForm
        case .int: "a whole number such as \(example(5))"
        case .double: "a number such as \(example(2.5))"
        case .date, .dateComponents:
            dateKind == "time"
                ? "a time such as 18:30, 9am or noon, also with a date"
                : "YYYY-MM-DD, an ISO 8601 instant such as 2026-02-03T10:00:00Z, or words such as today, tomorrow 9am, "
                    + "next friday, March 5, in 2 hours, 20 minutes ago"
        case .url: "a complete URL such as https://example.org/"
        case .duration: "a length of time such as 1h 30m, 90 s or 1:30:00"
        case .currencyAmount: moneyForm
        case .person: "a person such as Anna Lee <anna@example.org>"
        case .personName: "a person's name such as Anna Lee"
        case .paymentMethod: "a way to pay such as credit or Visa 1234"
        case .recurrenceRule: "a repetition such as daily, every 2 weeks, every monday or FREQ=WEEKLY;BYDAY=MO"
        case .placemark: "latitude, longitude such as 48.8584, 2.2945 (Eiffel Tower)"
        case .place: "an address, or a coordinate such as 48.8584, 2.2945"
        case .entityIdentifier: "TYPE/ID"
        case .shortcut: "the name of a shortcut"
        case .file: fileForm
        }
    }

    private var boolForm: String {
        boolDisplay.map { "\($0.true.sourceText) or \($0.false.sourceText)" } ?? "yes or no"
    }

    /// A number that the parameter takes: the usual one, or its smallest.
    private func example(_ usual: Double) -> String {
        let isTaken = range.map { $0.lowerBound <= usual && usual <= $0.upperBound } ?? true
        let number = isTaken ? usual : range?.lowerBound ?? usual
        return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }

    /// Each form once: text that several types of the union take becomes the first of them.
    private func unionForm(_ members: [ValueType]) -> String {
        var forms: [String] = []
        for form in members.map({ form(of: $0) ?? "any text" }) where !forms.contains(form) { forms.append(form) }
        return forms.joined(separator: "; or ")
    }

    private var fileForm: String {
        let types = (limits?.contentTypes ?? []).map(ContentTypeTable.description)
        return "the path of a file, or - for standard input"
            + (types.isEmpty ? "" : "; of the type \(types.joined(separator: " or "))")
    }

    private var moneyForm: String {
        let codes = limits?.currencyCodes ?? []
        return "an amount and a currency such as 12.50 \(codes.first ?? "EUR")"
            + (codes.count > 1 ? " (\(codes.joined(separator: ", ")))" : "")
    }

    private func measurementForm(_ dimension: MeasurementDimension) -> String {
        let usual = limits?.unit ?? limits?.defaultUnit
        let symbol = (dimension.unit(named: usual) ?? dimension.familiarUnit)?.writtenSymbol ?? ""
        return "a number and a unit such as 5 \(symbol)" + (usual == nil ? "" : "; a number alone is in \(symbol)")
    }
}
