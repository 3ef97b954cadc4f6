import Foundation
import IntentsModel

extension ValueConverter {
    /// A number and a unit, by symbol or name; a number alone is in the parameter's unit.
    func measurement(_ value: IntentValue, of dimension: MeasurementDimension) throws -> IntentValue {
        let limits = parameter.limits ?? ValueLimits()
        let usual = dimension.unit(named: localUnit(limits.unit ?? limits.defaultUnit))
        guard let (number, unit) = measured(value, dimension, usual), number.isFinite else {
            throw problem(
                "“${title}” takes a number and a unit such as 5 \((usual ?? dimension.familiarUnit)?.writtenSymbol ?? ""); "
                    + "${value} is not one.", value)
        }
        if limits.refusesNegativeNumbers == true, number < 0 {
            throw problem("“${title}” must not be below zero; ${value} is.", value)
        }
        // A parameter that is declared in one unit gets every value in it.
        let wanted = dimension.unit(named: localUnit(limits.unit)) ?? unit
        return .structured(StructuredValue(measuring: unit.convert(number, to: wanted), in: wanted))
    }

    private func measured(
        _ value: IntentValue, _ dimension: MeasurementDimension, _ usual: MeasurementUnit?
    ) -> (Double, MeasurementUnit)? {
        switch value {
        case .structured(let structure) where structure.typeName == "Measurement":
            guard let number = structure["value"]?.number, let unit = dimension.unit(named: structure["unit"]?.text)
            else { return nil }
            return (number, unit)
        case .int(let number): return usual.map { (Double(number), $0) }
        case .double(let number): return usual.map { (number, $0) }
        case .string(let text):
            return MeasurementText(dimension: dimension, usual: usual).read(text, run.context.locale)
        default: return nil
        }
    }

    /// The unit that the declaration names, or the one that the run's locale uses in its place.
    private func localUnit(_ unit: String?) -> String? {
        guard let unit, parameter.limits?.adjustsUnitForLocale == true else { return unit }
        return LocalUnits(locale: Locale(identifier: run.context.locale)).unit(for: unit)
    }
}

/// A measurement as people write it: `5 km`, `5km`, `2.5 miles`, `20 °C`, `5 ft 3 in`.
struct MeasurementText {
    var dimension: MeasurementDimension
    /// The unit of a number without one.
    var usual: MeasurementUnit?

    /// Several parts are added up in the unit of the last.
    func read(_ text: String, _ locale: String) -> (Double, MeasurementUnit)? {
        parts(text, locale) ?? lengthOfTime(text, locale)
    }

    /// What only lengths of time have: `1:30:00`, `1h30`, `2 days`.
    private func lengthOfTime(_ text: String, _ locale: String) -> (Double, MeasurementUnit)? {
        guard dimension == .duration, NumberText(text).plain(locale: locale) == nil,
            let seconds = DurationText(locale: locale).seconds(text)
        else { return nil }
        return dimension.unit(named: "seconds").map { (seconds, $0) }
    }

    private func parts(_ text: String, _ locale: String) -> (Double, MeasurementUnit)? {
        let names = UnitNames(dimension: dimension)
        guard let parts = QuantityText(locale: locale).parts(text, isUnit: { names.unit($0) != nil }) else {
            return nil
        }
        if parts.count == 1, parts[0].unit.isEmpty { return usual.map { (parts[0].number, $0) } }
        let units = parts.compactMap { names.unit($0.unit) }
        guard units.count == parts.count, let last = units.last else { return nil }
        let numbers = zip(parts, units).map { part, unit in unit.convert(part.number, to: last) }
        // One part stays what it is: a sum with 0 loses the sign of -0.
        return (numbers.count == 1 ? numbers[0] : numbers.reduce(0, +), last)
    }
}

/// The units that a region uses in place of another system's.
struct LocalUnits {
    var locale: Locale

    /// Metric units with those of the United States.
    private static let pairs = [
        ("kilometers", "miles"), ("meters", "feet"), ("centimeters", "inches"), ("kilograms", "pounds"),
        ("grams", "ounces"), ("celsius", "fahrenheit"), ("liters", "gallons"), ("milliliters", "fluidOunces"),
        ("kilometersPerHour", "milesPerHour"), ("litersPer100Kilometers", "milesPerGallon"),
        ("squareMeters", "squareFeet"), ("hectares", "acres"), ("bars", "poundsForcePerSquareInch"),
    ]

    func unit(for unit: String) -> String {
        let isCustomary = locale.measurementSystem == .us
        for (metric, customary) in Self.pairs {
            if unit == metric, isCustomary { return customary }
            if unit == customary, !isCustomary { return metric }
        }
        return unit
    }
}
