import Foundation
import PlatformCoreLocation
import PlatformUniformTypeIdentifiers

extension _ParameterInterface where Value.ValueType == String {
    /// How the text is typed in.
    public var inputOptions: String.IntentInputOptions? { _facts.inputOptions }
}

extension _ParameterInterface where Value.ValueType == Bool {
    /// What the two values are called.
    public var displayName: Bool.IntentDisplayName? { _facts.displayName }
}

extension _ParameterInterface where Value.ValueType == Int {
    /// How the number is entered.
    public var controlStyle: IntentParameter<Value>.IntControlStyle {
        _facts.controlStyle.flatMap { .init(rawValue: $0) } ?? .stepper
    }

    /// The smallest and the largest allowed number.
    public var inclusiveRange: InclusiveRange<Int>? {
        _facts.range.map { (Int($0.lowerBound), Int($0.upperBound)) }
    }
}

extension _ParameterInterface where Value.ValueType == Double {
    /// How the number is entered.
    public var controlStyle: IntentParameter<Value>.DoubleControlStyle {
        _facts.controlStyle.flatMap { .init(rawValue: $0) } ?? .stepper
    }

    /// The smallest and the largest allowed number.
    public var inclusiveRange: InclusiveRange<Double>? {
        _facts.range.map { ($0.lowerBound, $0.upperBound) }
    }
}

extension _ParameterInterface where Value.ValueType: _DateIntentValue {
    /// Which parts of the date matter.
    public var dateKind: IntentParameter<Value>.DateKind {
        _facts.dateKind.flatMap { .init(rawValue: $0) } ?? .dateTime
    }
}

extension _ParameterInterface where Value.ValueType == IntentPerson {
    /// What is wanted of the person.
    public var parameterMode: IntentPerson.ParameterMode { _facts.parameterMode ?? .contact }
}

extension _ParameterInterface where Value.ValueType == IntentCurrencyAmount {
    /// The currencies that are taken; all when empty.
    public var currencyCodes: [String] { _facts.currencyCodes }

    /// The smallest and the largest allowed amount.
    public var inclusiveRange: InclusiveRange<Decimal>? {
        _facts.range.map { (Decimal($0.lowerBound), Decimal($0.upperBound)) }
    }
}

extension _ParameterInterface where Value.ValueType == CLPlacemark {
    /// How the place is shown.
    public var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle {
        _facts.placemarkStyle.flatMap { .init(rawValue: $0) } ?? .name
    }
}

extension _ParameterInterface where Value.ValueType == IntentFile {
    /// The types of files that are taken.
    public var supportedContentTypes: [UTType] { _facts.contentTypes.compactMap { UTType($0) } }
}

extension _ParameterInterface where Value.ValueType: _MeasurementIntentValue {
    /// The one unit of the measurement.
    public var unit: Value.ValueType.ParameterUnit? { _facts.unit.flatMap { .init(rawValue: $0) } }

    /// The unit of a number without one.
    public var defaultUnit: Value.ValueType.ParameterUnit? { _facts.defaultUnit.flatMap { .init(rawValue: $0) } }

    /// Whether the unit is that of the person's region.
    public var unitAdjustForLocale: Bool { _facts.adjustsUnitForLocale }

    /// Whether numbers below zero are taken.
    public var supportsNegativeNumbers: Bool { _facts.supportsNegativeNumbers }
}
