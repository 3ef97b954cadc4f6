import Foundation
import IntentsModel

// The units of other quantities that parameters may be declared with.

/// The units of concentration mass.
public enum _ConcentrationMassParameterUnit: String, _MeasurementParameterUnit {
    case gramsPerLiter, milligramsPerDeciliter

    /// Foundation's unit.
    public var unit: UnitConcentrationMass {
        switch self {
        case .gramsPerLiter: .gramsPerLiter
        case .milligramsPerDeciliter: .milligramsPerDeciliter
        }
    }
}

extension UnitConcentrationMass: _MeasurementValueUnit {
    /// The units of concentration mass.
    public typealias ParameterUnit = _ConcentrationMassParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .concentrationMass }
}

extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// The units of concentration mass.
    public typealias ConcentrationMass = _ConcentrationMassParameterUnit
}

/// The units of dispersion.
public enum _DispersionParameterUnit: String, _MeasurementParameterUnit {
    case partsPerMillion

    /// Foundation's unit.
    public var unit: UnitDispersion {
        switch self {
        case .partsPerMillion: .partsPerMillion
        }
    }
}

extension UnitDispersion: _MeasurementValueUnit {
    /// The units of dispersion.
    public typealias ParameterUnit = _DispersionParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .dispersion }
}

extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
    /// The units of dispersion.
    public typealias Dispersion = _DispersionParameterUnit
}

/// The units of temperature.
public enum _TemperatureParameterUnit: String, _MeasurementParameterUnit {
    case kelvin, celsius, fahrenheit

    /// Foundation's unit.
    public var unit: UnitTemperature {
        switch self {
        case .kelvin: .kelvin
        case .celsius: .celsius
        case .fahrenheit: .fahrenheit
        }
    }
}

extension UnitTemperature: _MeasurementValueUnit {
    /// The units of temperature.
    public typealias ParameterUnit = _TemperatureParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .temperature }
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    /// The units of temperature.
    public typealias Temperature = _TemperatureParameterUnit
}
