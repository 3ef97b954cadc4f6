import Foundation
import IntentsModel

/// A unit that a parameter of a measurement may be declared with.
public protocol _MeasurementParameterUnit: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
    /// Foundation's class of units.
    associatedtype Unit: Dimension
    /// Foundation's unit.
    var unit: Unit { get }
}

/// One of Foundation's classes of units whose measurements are values.
public protocol _MeasurementValueUnit: Dimension {
    /// The units that a parameter may be declared with.
    associatedtype ParameterUnit: _MeasurementParameterUnit where ParameterUnit.Unit == Self
    /// What is measured.
    static var __dimension: MeasurementDimension { get }
}

/// A measurement, seen without its class of units; public only because parameters are constrained by it.
public protocol _MeasurementIntentValue: _IntentValue {
    /// The units that a parameter may be declared with.
    associatedtype ParameterUnit: _MeasurementParameterUnit
    /// The measurement of a number in a unit.
    static func __measurement(_ number: Double, in unit: ParameterUnit) -> Self
}

extension Measurement: IntentValueExpressing where UnitType: _MeasurementValueUnit {}

extension Measurement: _MeasurementIntentValue where UnitType: _MeasurementValueUnit {
    /// The units of the dimension.
    public typealias ParameterUnit = UnitType.ParameterUnit

    /// The measurement of a number in a unit.
    public static func __measurement(_ number: Double, in unit: UnitType.ParameterUnit) -> Measurement<UnitType> {
        Measurement(value: number, unit: unit.unit)
    }
}

extension _IntentValue {
    /// The default of a parameter that is declared by a number; in the dimension's base unit without a unit, and none for
    /// lists.
    static func __measurement(of number: Double?, _ unit: String?) -> Self? {
        guard let number, let type = Self.self as? any _MeasurementIntentValue.Type else { return nil }
        return make(type, number, unit) as? Self
    }

    private static func make<Value: _MeasurementIntentValue>(
        _ type: Value.Type, _ number: Double, _ unit: String?
    ) -> Value? {
        let base = Value.ParameterUnit.allCases.first { $0.unit == Value.ParameterUnit.Unit.baseUnit() }
        return (unit.flatMap { Value.ParameterUnit(rawValue: $0) } ?? base).map { Value.__measurement(number, in: $0) }
    }
}

extension Measurement: _IntentValue where UnitType: _MeasurementValueUnit {
    /// Nothing but measurements: the system has already read the text of one.
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Self>() }

    /// A measurement of the dimension.
    public static var __valueType: IntentsModel.ValueType? { .measurement(UnitType.__dimension) }

    /// Takes a measurement of the dimension, in the unit it has.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Measurement<UnitType> {
        guard case .structured(let structure) = value, let number = structure["value"]?.number,
            let unit = structure["unit"]?.text.flatMap(UnitType.ParameterUnit.init(rawValue:))
        else {
            let dimension = LocalizedText(swiftName: UnitType.__dimension.rawValue).key.lowercased()
            throw RunError.mismatch(value, needed: "A measurement of \(dimension)")
        }
        return Measurement(value: number, unit: unit.unit)
    }

    /// The number and the unit; a unit of the app's own crosses in the base unit of its dimension.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        let known = UnitType.ParameterUnit.allCases.first { $0.unit == unit }
        guard let known else {
            return converted(to: UnitType.baseUnit()).__intentValue(in: locale, properties: properties)
        }
        return .structured(
            StructuredValue(
                typeName: "Measurement", fields: .object(["value": .double(value), "unit": .string(known.rawValue)]),
                text: "\(value.formatted(.number.locale(locale))) \(unit.symbol)"))
    }
}
