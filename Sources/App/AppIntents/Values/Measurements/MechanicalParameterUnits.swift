import Foundation
import IntentsModel

// The units of mechanical quantities that parameters may be declared with.

/// The units of acceleration.
public enum _AccelerationParameterUnit: String, _MeasurementParameterUnit {
    case metersPerSecondSquared, gravity

    /// Foundation's unit.
    public var unit: UnitAcceleration {
        switch self {
        case .metersPerSecondSquared: .metersPerSecondSquared
        case .gravity: .gravity
        }
    }
}

extension UnitAcceleration: _MeasurementValueUnit {
    /// The units of acceleration.
    public typealias ParameterUnit = _AccelerationParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .acceleration }
}

extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
    /// The units of acceleration.
    public typealias Acceleration = _AccelerationParameterUnit
}

/// The units of angle.
public enum _AngleParameterUnit: String, _MeasurementParameterUnit {
    case degrees, arcMinutes, arcSeconds, radians, gradians, revolutions

    /// Foundation's unit.
    public var unit: UnitAngle {
        switch self {
        case .degrees: .degrees
        case .arcMinutes: .arcMinutes
        case .arcSeconds: .arcSeconds
        case .radians: .radians
        case .gradians: .gradians
        case .revolutions: .revolutions
        }
    }
}

extension UnitAngle: _MeasurementValueUnit {
    /// The units of angle.
    public typealias ParameterUnit = _AngleParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .angle }
}

extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
    /// The units of angle.
    public typealias Angle = _AngleParameterUnit
}

/// The units of duration.
public enum _DurationParameterUnit: String, _MeasurementParameterUnit {
    case hours, minutes, seconds, milliseconds, microseconds, nanoseconds, picoseconds

    /// Foundation's unit.
    public var unit: UnitDuration {
        switch self {
        case .hours: .hours
        case .minutes: .minutes
        case .seconds: .seconds
        case .milliseconds: .milliseconds
        case .microseconds: .microseconds
        case .nanoseconds: .nanoseconds
        case .picoseconds: .picoseconds
        }
    }
}

extension UnitDuration: _MeasurementValueUnit {
    /// The units of duration.
    public typealias ParameterUnit = _DurationParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .duration }
}

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
    /// The units of duration.
    public typealias Duration = _DurationParameterUnit
}

/// The units of fuel efficiency.
public enum _FuelEfficiencyParameterUnit: String, _MeasurementParameterUnit {
    case litersPer100Kilometers, milesPerGallon, milesPerImperialGallon

    /// Foundation's unit.
    public var unit: UnitFuelEfficiency {
        switch self {
        case .litersPer100Kilometers: .litersPer100Kilometers
        case .milesPerGallon: .milesPerGallon
        case .milesPerImperialGallon: .milesPerImperialGallon
        }
    }
}

extension UnitFuelEfficiency: _MeasurementValueUnit {
    /// The units of fuel efficiency.
    public typealias ParameterUnit = _FuelEfficiencyParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .fuelEfficiency }
}

extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
    /// The units of fuel efficiency.
    public typealias FuelEfficiency = _FuelEfficiencyParameterUnit
}

/// The units of mass.
public enum _MassParameterUnit: String, _MeasurementParameterUnit {
    case kilograms, grams, decigrams, centigrams, milligrams, micrograms, nanograms, picograms, ounces, pounds, stones,
        metricTons, shortTons, carats, ouncesTroy, slugs

    /// Foundation's unit.
    public var unit: UnitMass {
        switch self {
        case .kilograms: .kilograms
        case .grams: .grams
        case .decigrams: .decigrams
        case .centigrams: .centigrams
        case .milligrams: .milligrams
        case .micrograms: .micrograms
        case .nanograms: .nanograms
        case .picograms: .picograms
        case .ounces: .ounces
        case .pounds: .pounds
        case .stones: .stones
        case .metricTons: .metricTons
        case .shortTons: .shortTons
        case .carats: .carats
        case .ouncesTroy: .ouncesTroy
        case .slugs: .slugs
        }
    }
}

extension UnitMass: _MeasurementValueUnit {
    /// The units of mass.
    public typealias ParameterUnit = _MassParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .mass }
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
    /// The units of mass.
    public typealias Mass = _MassParameterUnit
}

/// The units of pressure.
public enum _PressureParameterUnit: String, _MeasurementParameterUnit {
    case newtonsPerMetersSquared, gigapascals, megapascals, kilopascals, hectopascals, inchesOfMercury, bars, millibars,
        millimetersOfMercury, poundsForcePerSquareInch

    /// Foundation's unit.
    public var unit: UnitPressure {
        switch self {
        case .newtonsPerMetersSquared: .newtonsPerMetersSquared
        case .gigapascals: .gigapascals
        case .megapascals: .megapascals
        case .kilopascals: .kilopascals
        case .hectopascals: .hectopascals
        case .inchesOfMercury: .inchesOfMercury
        case .bars: .bars
        case .millibars: .millibars
        case .millimetersOfMercury: .millimetersOfMercury
        case .poundsForcePerSquareInch: .poundsForcePerSquareInch
        }
    }
}

extension UnitPressure: _MeasurementValueUnit {
    /// The units of pressure.
    public typealias ParameterUnit = _PressureParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .pressure }
}

extension IntentParameter where Value.ValueType == Measurement<UnitPressure> {
    /// The units of pressure.
    public typealias Pressure = _PressureParameterUnit
}

/// The units of speed.
public enum _SpeedParameterUnit: String, _MeasurementParameterUnit {
    case metersPerSecond, kilometersPerHour, milesPerHour, knots

    /// Foundation's unit.
    public var unit: UnitSpeed {
        switch self {
        case .metersPerSecond: .metersPerSecond
        case .kilometersPerHour: .kilometersPerHour
        case .milesPerHour: .milesPerHour
        case .knots: .knots
        }
    }
}

extension UnitSpeed: _MeasurementValueUnit {
    /// The units of speed.
    public typealias ParameterUnit = _SpeedParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .speed }
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
    /// The units of speed.
    public typealias Speed = _SpeedParameterUnit
}
