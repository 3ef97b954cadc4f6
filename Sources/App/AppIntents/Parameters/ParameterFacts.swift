import IntentsModel

/// What is known of a parameter besides its Swift type: texts, limits, options and where it stands.
///
/// Public only because ``IntentParameter`` and ``IntentParameterContext`` share their members through it.
public struct _ParameterFacts: Sendable {
    package var title: LocalizedStringResource?
    package var description: LocalizedStringResource?
    package var requestValueDialog: IntentDialog?
    package var requestDisambiguationDialog: IntentDialog?
    package var inputConnectionBehavior = InputConnectionBehavior.default
    package var controlStyle: String?
    package var range: NumberRange?
    package var dateKind: String?
    package var inputOptions: String.IntentInputOptions?
    package var displayName: Bool.IntentDisplayName?
    package var supportedRawValues: [String]?
    package var size: CollectionSize?
    package var familySizes: [IntentWidgetFamily: IntentCollectionSize]?
    package var currencyCodes: [String] = []
    package var parameterMode: IntentPerson.ParameterMode?
    package var placemarkStyle: String?
    package var contentTypes: [String] = []
    /// The name of the one unit of a measurement.
    package var unit: String?
    /// The name of the unit of a number without one.
    package var defaultUnit: String?
    package var adjustsUnitForLocale = false
    package var supportsNegativeNumbers = true
    /// Whether entities are taken by their identifiers alone.
    package var takesIdentifiers: Bool
    package var valueType: IntentsModel.ValueType?
    package var isOptional: Bool
    package var typeName: String
    package var place: DeclarationPlace
    package var home: ParameterHome?

    init<Value: _IntentValue>(type: Value.Type, place: DeclarationPlace) {
        valueType = Value.__valueType
        takesIdentifiers = Value.UnwrappedType.self is any IdentifierCollection.Type
        isOptional = Value.__nothing != nil
        typeName = "\(Value.self)"
        self.place = place
    }

    /// The title as declared, else the property's name in words; empty while the name is not known.
    package var titleOrName: LocalizedStringResource {
        title ?? LocalizedStringResource(stringLiteral: home.map { LocalizedText(swiftName: $0.name).key } ?? "")
    }

    /// What the system holds the parameter's values to.
    package var limits: ValueLimits? {
        ValueLimits(
            currencyCodes: currencyCodes.isEmpty ? nil : currencyCodes,
            contentTypes: contentTypes.isEmpty ? nil : contentTypes, unit: unit, defaultUnit: defaultUnit,
            refusesNegativeNumbers: supportsNegativeNumbers ? nil : true, personMode: parameterMode?.rawValue,
            adjustsUnitForLocale: adjustsUnitForLocale ? true : nil, placeStyle: placemarkStyle,
            familySizes: familySizes.map { sizes in
                Dictionary(sizes.map { ($0.key.rawValue, $0.value.model) }, uniquingKeysWith: { first, _ in first })
            }, takesIdentifiers: takesIdentifiers ? true : nil
        ).orNone
    }

    /// How a sentence about the parameter starts.
    package var sentenceSubject: String {
        let name = home.map { "The parameter \($0.name) of \($0.intent)" } ?? "A parameter"
        return "\(name), of the type \(typeName), declared at \(place)"
            .appending(home == nil && title != nil ? " with the title “\(String(localized: titleOrName))”," : ",")
    }
}

/// The file and line of a declaration.
package struct DeclarationPlace: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var line: Int

    package init(fileID: StaticString, line: UInt) {
        file = "\(fileID)"
        self.line = Int(line)
    }

    package var description: String { "\(file):\(line)" }
}
