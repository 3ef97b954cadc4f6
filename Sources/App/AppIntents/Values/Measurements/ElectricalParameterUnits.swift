import Foundation
import IntentsModel

// The units of electrical quantities that parameters may be declared with.

/// The units of electric charge.
public enum _ElectricChargeParameterUnit: String, _MeasurementParameterUnit {
    case coulombs, megaampereHours, kiloampereHours, ampereHours, milliampereHours, microampereHours

    /// Foundation's unit.
    public var unit: UnitElectricCharge {
        switch self {
        case .coulombs: .coulombs
        case .megaampereHours: .megaampereHours
        case .kiloampereHours: .kiloampereHours
        case .ampereHours: .ampereHours
        case .milliampereHours: .milliampereHours
        case .microampereHours: .microampereHours
        }
    }
}

extension UnitElectricCharge: _MeasurementValueUnit {
    /// The units of electric charge.
    public typealias ParameterUnit = _ElectricChargeParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .electricCharge }
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCharge> {
    /// The units of electric charge.
    public typealias ElectricCharge = _ElectricChargeParameterUnit
}

/// The units of electric current.
public enum _ElectricCurrentParameterUnit: String, _MeasurementParameterUnit {
    case megaamperes, kiloamperes, amperes, milliamperes, microamperes

    /// Foundation's unit.
    public var unit: UnitElectricCurrent {
        switch self {
        case .megaamperes: .megaamperes
        case .kiloamperes: .kiloamperes
        case .amperes: .amperes
        case .milliamperes: .milliamperes
        case .microamperes: .microamperes
        }
    }
}

extension UnitElectricCurrent: _MeasurementValueUnit {
    /// The units of electric current.
    public typealias ParameterUnit = _ElectricCurrentParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .electricCurrent }
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCurrent> {
    /// The units of electric current.
    public typealias ElectricCurrent = _ElectricCurrentParameterUnit
}

/// The units of electric potential difference.
public enum _ElectricPotentialDifferenceParameterUnit: String, _MeasurementParameterUnit {
    case megavolts, kilovolts, volts, millivolts, microvolts

    /// Foundation's unit.
    public var unit: UnitElectricPotentialDifference {
        switch self {
        case .megavolts: .megavolts
        case .kilovolts: .kilovolts
        case .volts: .volts
        case .millivolts: .millivolts
        case .microvolts: .microvolts
        }
    }
}

extension UnitElectricPotentialDifference: _MeasurementValueUnit {
    /// The units of electric potential difference.
    public typealias ParameterUnit = _ElectricPotentialDifferenceParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .electricPotentialDifference }
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    /// The units of electric potential difference.
    public typealias ElectricPotentialDifference = _ElectricPotentialDifferenceParameterUnit
}

/// The units of electric resistance.
public enum _ElectricResistanceParameterUnit: String, _MeasurementParameterUnit {
    case megaohms, kiloohms, ohms, milliohms, microohms

    /// Foundation's unit.
    public var unit: UnitElectricResistance {
        switch self {
        case .megaohms: .megaohms
        case .kiloohms: .kiloohms
        case .ohms: .ohms
        case .milliohms: .milliohms
        case .microohms: .microohms
        }
    }
}

extension UnitElectricResistance: _MeasurementValueUnit {
    /// The units of electric resistance.
    public typealias ParameterUnit = _ElectricResistanceParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .electricResistance }
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
    /// The units of electric resistance.
    public typealias ElectricResistance = _ElectricResistanceParameterUnit
}

/// The units of energy.
public enum _EnergyParameterUnit: String, _MeasurementParameterUnit {
    case kilojoules, joules, kilocalories, calories, kilowattHours

    /// Foundation's unit.
    public var unit: UnitEnergy {
        switch self {
        case .kilojoules: .kilojoules
        case .joules: .joules
        case .kilocalories: .kilocalories
        case .calories: .calories
        case .kilowattHours: .kilowattHours
        }
    }
}

extension UnitEnergy: _MeasurementValueUnit {
    /// The units of energy.
    public typealias ParameterUnit = _EnergyParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .energy }
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
    /// The units of energy.
    public typealias Energy = _EnergyParameterUnit
}

/// The units of frequency.
public enum _FrequencyParameterUnit: String, _MeasurementParameterUnit {
    case terahertz, gigahertz, megahertz, kilohertz, hertz, millihertz, microhertz, nanohertz

    /// Foundation's unit.
    public var unit: UnitFrequency {
        switch self {
        case .terahertz: .terahertz
        case .gigahertz: .gigahertz
        case .megahertz: .megahertz
        case .kilohertz: .kilohertz
        case .hertz: .hertz
        case .millihertz: .millihertz
        case .microhertz: .microhertz
        case .nanohertz: .nanohertz
        }
    }
}

extension UnitFrequency: _MeasurementValueUnit {
    /// The units of frequency.
    public typealias ParameterUnit = _FrequencyParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .frequency }
}

extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
    /// The units of frequency.
    public typealias Frequency = _FrequencyParameterUnit
}

/// The units of illuminance.
public enum _IlluminanceParameterUnit: String, _MeasurementParameterUnit {
    case lux

    /// Foundation's unit.
    public var unit: UnitIlluminance {
        switch self {
        case .lux: .lux
        }
    }
}

extension UnitIlluminance: _MeasurementValueUnit {
    /// The units of illuminance.
    public typealias ParameterUnit = _IlluminanceParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .illuminance }
}

extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
    /// The units of illuminance.
    public typealias Illuminance = _IlluminanceParameterUnit
}

/// The units of power.
public enum _PowerParameterUnit: String, _MeasurementParameterUnit {
    case terawatts, gigawatts, megawatts, kilowatts, watts, milliwatts, microwatts, nanowatts, picowatts, femtowatts,
        horsepower

    /// Foundation's unit.
    public var unit: UnitPower {
        switch self {
        case .terawatts: .terawatts
        case .gigawatts: .gigawatts
        case .megawatts: .megawatts
        case .kilowatts: .kilowatts
        case .watts: .watts
        case .milliwatts: .milliwatts
        case .microwatts: .microwatts
        case .nanowatts: .nanowatts
        case .picowatts: .picowatts
        case .femtowatts: .femtowatts
        case .horsepower: .horsepower
        }
    }
}

extension UnitPower: _MeasurementValueUnit {
    /// The units of power.
    public typealias ParameterUnit = _PowerParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .power }
}

extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
    /// The units of power.
    public typealias Power = _PowerParameterUnit
}
