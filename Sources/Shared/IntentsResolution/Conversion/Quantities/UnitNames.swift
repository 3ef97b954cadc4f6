import Foundation
import IntentsModel
import IntentsStrings

/// Finds a unit by its symbol, its name, or a usual spelling of either.
struct UnitNames {
    var dimension: MeasurementDimension

    /// The unit that is meant; nil when none or more than one is (`mw` may be milliwatts or megawatts).
    func unit(_ text: String) -> MeasurementUnit? {
        if let exact = dimension.units.first(where: { $0.symbol == text }) { return exact }
        let wanted = Self.plain(text)
        guard !wanted.isEmpty else { return nil }
        if let name = Self.aliases[dimension]?[wanted] { return dimension.unit(named: name) }
        let found = dimension.units.filter { unit in
            [Self.plain(unit.symbol), Self.plain(unit.name), Self.singular(of: unit)].contains(wanted)
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Without case, accents, spaces and signs, metres as meters: French, German and Spanish spell most units almost alike.
    private static func plain(_ text: String) -> String {
        var text = text.folded.filter { !" .^-_".contains($0) }
        for (written, plain) in spellings { text = text.replacing(written, with: plain) }
        return text
    }

    private static let spellings = [
        ("²", "2"), ("³", "3"), ("µ", "u"), ("μ", "u"), ("metre", "meter"), ("metro", "meter"), ("litre", "liter"),
        ("litro", "liter"), ("gramme", "gram"), ("gramo", "gram"), ("gramm", "gram"),
        ("kilowattstunde", "kilowatthour"),
    ]

    private static func singular(of unit: MeasurementUnit) -> String {
        let name = plain(unit.name)
        if name.hasSuffix("feet") { return "\(name.dropLast(4))foot" }
        if name.hasSuffix("inches") { return String(name.dropLast(2)) }
        // In “miles per hour” the first word counts.
        if let per = name.firstRange(of: "sper") { return name.replacingCharacters(in: per, with: "per") }
        return name.hasSuffix("s") ? String(name.dropLast()) : name
    }

    /// Spellings that follow from no name or symbol, in English and, for what is said daily, in three more languages.
    private static let aliases: [MeasurementDimension: [String: String]] = [
        .duration: [
            "hr": "hours", "hrs": "hours", "std": "hours", "stunde": "hours", "stunden": "hours", "heure": "hours",
            "heures": "hours", "hora": "hours", "horas": "hours", "min": "minutes", "mins": "minutes",
            "minuten": "minutes", "minuto": "minutes", "minutos": "minutes", "sec": "seconds", "secs": "seconds",
            "sek": "seconds", "sekunde": "seconds", "sekunden": "seconds", "seconde": "seconds",
            "secondes": "seconds", "segundo": "seconds", "segundos": "seconds",
        ],
        .temperature: [
            "c": "celsius", "f": "fahrenheit", "degreescelsius": "celsius", "degreesfahrenheit": "fahrenheit",
            "degreec": "celsius", "degreesc": "celsius", "degreef": "fahrenheit", "degreesf": "fahrenheit",
            "gradcelsius": "celsius", "kelvins": "kelvin",
        ],
        .angle: ["deg": "degrees", "grad": "degrees", "gon": "gradians", "degre": "degrees", "degres": "degrees"],
        .area: ["sqm": "squareMeters", "sqft": "squareFeet", "sqkm": "squareKilometers", "sqmi": "squareMiles"],
        .energy: ["kcal": "kilocalories"],
        .fuelEfficiency: ["mpg": "milesPerGallon", "impg": "milesPerImperialGallon"],
        .length: [
            "\"": "inches", "au": "astronomicalUnits", "nmi": "nauticalMiles", "meile": "miles", "meilen": "miles",
            "milla": "miles", "millas": "miles", "fuss": "feet", "pied": "feet", "pieds": "feet", "pie": "feet",
            "pies": "feet", "zoll": "inches", "pouce": "inches", "pouces": "inches", "pulgada": "inches",
            "pulgadas": "inches",
        ],
        .mass: [
            "lbs": "pounds", "tonne": "metricTons", "tonnes": "metricTons", "tonnen": "metricTons",
            "tonelada": "metricTons", "toneladas": "metricTons", "kilo": "kilograms", "kilos": "kilograms",
        ],
        .speed: ["kmh": "kilometersPerHour", "kph": "kilometersPerHour", "kt": "knots", "kts": "knots"],
        .volume: ["cc": "cubicCentimeters"],
    ]
}
