import Foundation
import IntentsModel

// The units of spatial quantities that parameters may be declared with.

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
