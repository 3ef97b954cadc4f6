import Foundation
import IntentsModel

// The units that parameters of measurements may be declared with: one enum for each of Foundation's dimensions.

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

/// The units of area.
public enum _AreaParameterUnit: String, _MeasurementParameterUnit {
    case squareMegameters, squareKilometers, squareMeters, squareCentimeters, squareMillimeters, squareMicrometers,
        squareNanometers, squareInches, squareFeet, squareYards, squareMiles, acres, ares, hectares

    /// Foundation's unit.
    public var unit: UnitArea {
        switch self {
        case .squareMegameters: .squareMegameters
        case .squareKilometers: .squareKilometers
        case .squareMeters: .squareMeters
        case .squareCentimeters: .squareCentimeters
        case .squareMillimeters: .squareMillimeters
        case .squareMicrometers: .squareMicrometers
        case .squareNanometers: .squareNanometers
        case .squareInches: .squareInches
        case .squareFeet: .squareFeet
        case .squareYards: .squareYards
        case .squareMiles: .squareMiles
        case .acres: .acres
        case .ares: .ares
        case .hectares: .hectares
        }
    }
}

extension UnitArea: _MeasurementValueUnit {
    /// The units of area.
    public typealias ParameterUnit = _AreaParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .area }
}

extension IntentParameter where Value.ValueType == Measurement<UnitArea> {
    /// The units of area.
    public typealias Area = _AreaParameterUnit
}

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

/// The units of information storage.
public enum _InformationStorageParameterUnit: String, _MeasurementParameterUnit {
    case bytes, bits, nibbles, yottabytes, zettabytes, exabytes, petabytes, terabytes, gigabytes, megabytes, kilobytes,
        yottabits, zettabits, exabits, petabits, terabits, gigabits, megabits, kilobits, yobibytes, zebibytes,
        exbibytes, pebibytes, tebibytes, gibibytes, mebibytes, kibibytes, yobibits, zebibits, exbibits, pebibits,
        tebibits, gibibits, mebibits, kibibits

    /// Foundation's unit.
    public var unit: UnitInformationStorage {
        switch self {
        case .bytes: .bytes
        case .bits: .bits
        case .nibbles: .nibbles
        case .yottabytes: .yottabytes
        case .zettabytes: .zettabytes
        case .exabytes: .exabytes
        case .petabytes: .petabytes
        case .terabytes: .terabytes
        case .gigabytes: .gigabytes
        case .megabytes: .megabytes
        case .kilobytes: .kilobytes
        case .yottabits: .yottabits
        case .zettabits: .zettabits
        case .exabits: .exabits
        case .petabits: .petabits
        case .terabits: .terabits
        case .gigabits: .gigabits
        case .megabits: .megabits
        case .kilobits: .kilobits
        case .yobibytes: .yobibytes
        case .zebibytes: .zebibytes
        case .exbibytes: .exbibytes
        case .pebibytes: .pebibytes
        case .tebibytes: .tebibytes
        case .gibibytes: .gibibytes
        case .mebibytes: .mebibytes
        case .kibibytes: .kibibytes
        case .yobibits: .yobibits
        case .zebibits: .zebibits
        case .exbibits: .exbibits
        case .pebibits: .pebibits
        case .tebibits: .tebibits
        case .gibibits: .gibibits
        case .mebibits: .mebibits
        case .kibibits: .kibibits
        }
    }
}

extension UnitInformationStorage: _MeasurementValueUnit {
    /// The units of information storage.
    public typealias ParameterUnit = _InformationStorageParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .informationStorage }
}

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
    /// The units of information storage.
    public typealias InformationStorage = _InformationStorageParameterUnit
}

/// The units of length.
public enum _LengthParameterUnit: String, _MeasurementParameterUnit {
    case megameters, kilometers, hectometers, decameters, meters, decimeters, centimeters, millimeters, micrometers,
        nanometers, picometers, inches, feet, yards, miles, scandinavianMiles, lightyears, nauticalMiles, fathoms,
        furlongs, astronomicalUnits, parsecs

    /// Foundation's unit.
    public var unit: UnitLength {
        switch self {
        case .megameters: .megameters
        case .kilometers: .kilometers
        case .hectometers: .hectometers
        case .decameters: .decameters
        case .meters: .meters
        case .decimeters: .decimeters
        case .centimeters: .centimeters
        case .millimeters: .millimeters
        case .micrometers: .micrometers
        case .nanometers: .nanometers
        case .picometers: .picometers
        case .inches: .inches
        case .feet: .feet
        case .yards: .yards
        case .miles: .miles
        case .scandinavianMiles: .scandinavianMiles
        case .lightyears: .lightyears
        case .nauticalMiles: .nauticalMiles
        case .fathoms: .fathoms
        case .furlongs: .furlongs
        case .astronomicalUnits: .astronomicalUnits
        case .parsecs: .parsecs
        }
    }
}

extension UnitLength: _MeasurementValueUnit {
    /// The units of length.
    public typealias ParameterUnit = _LengthParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .length }
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
    /// The units of length.
    public typealias Length = _LengthParameterUnit
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

/// The units of volume.
public enum _VolumeParameterUnit: String, _MeasurementParameterUnit {
    case megaliters, kiloliters, liters, deciliters, centiliters, milliliters, cubicKilometers, cubicMeters,
        cubicDecimeters, cubicCentimeters, cubicMillimeters, cubicInches, cubicFeet, cubicYards, cubicMiles, acreFeet,
        bushels, teaspoons, tablespoons, fluidOunces, cups, pints, quarts, gallons, imperialTeaspoons,
        imperialTablespoons, imperialFluidOunces, imperialPints, imperialQuarts, imperialGallons, metricCups

    /// Foundation's unit.
    public var unit: UnitVolume {
        switch self {
        case .megaliters: .megaliters
        case .kiloliters: .kiloliters
        case .liters: .liters
        case .deciliters: .deciliters
        case .centiliters: .centiliters
        case .milliliters: .milliliters
        case .cubicKilometers: .cubicKilometers
        case .cubicMeters: .cubicMeters
        case .cubicDecimeters: .cubicDecimeters
        case .cubicCentimeters: .cubicCentimeters
        case .cubicMillimeters: .cubicMillimeters
        case .cubicInches: .cubicInches
        case .cubicFeet: .cubicFeet
        case .cubicYards: .cubicYards
        case .cubicMiles: .cubicMiles
        case .acreFeet: .acreFeet
        case .bushels: .bushels
        case .teaspoons: .teaspoons
        case .tablespoons: .tablespoons
        case .fluidOunces: .fluidOunces
        case .cups: .cups
        case .pints: .pints
        case .quarts: .quarts
        case .gallons: .gallons
        case .imperialTeaspoons: .imperialTeaspoons
        case .imperialTablespoons: .imperialTablespoons
        case .imperialFluidOunces: .imperialFluidOunces
        case .imperialPints: .imperialPints
        case .imperialQuarts: .imperialQuarts
        case .imperialGallons: .imperialGallons
        case .metricCups: .metricCups
        }
    }
}

extension UnitVolume: _MeasurementValueUnit {
    /// The units of volume.
    public typealias ParameterUnit = _VolumeParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .volume }
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    /// The units of volume.
    public typealias Volume = _VolumeParameterUnit
}
