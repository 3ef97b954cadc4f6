import FoundationEssentials
import IntentsModel

extension ValueConverter {
    /// A number and a unit, by symbol or name; a number alone is in the parameter's unit.
    func measurement(_ value: IntentValue, of dimension: MeasurementDimension) throws -> IntentValue {
        let limits = parameter.limits ?? ValueLimits()
        let usual = limits.unit ?? limits.defaultUnit
        let measured: (number: Double, unit: MeasurementUnit)?
        switch value {
        case .structured(let structure) where structure.typeName == "Measurement":
            measured = structure["value"]?.number.flatMap { number in
                dimension.units.first { .string($0.name) == structure["unit"] }.map { (number, $0) }
            }
        case .int(let number): measured = dimension.unit(named: usual).map { (Double(number), $0) }
        case .double(let number): measured = dimension.unit(named: usual).map { (number, $0) }
        case .string(let text): measured = MeasurementText(text, run.context.locale).read(dimension, usual: usual)
        default: measured = nil
        }
        guard let (number, unit) = measured, number.isFinite else {
            let example = dimension.unit(named: usual) ?? dimension.units.first
            throw problem(
                "“${title}” takes a number and a unit such as 5 \(example?.symbol ?? ""); ${value} is not one.", value)
        }
        if limits.refusesNegativeNumbers == true, number < 0 {
            throw problem("“${title}” must not be below zero; ${value} is.", value)
        }
        return .structured(
            StructuredValue(
                typeName: "Measurement", fields: .object(["value": .double(number), "unit": .string(unit.name)]),
                text: "\(NumberText.spell(number)) \(unit.symbol)"))
    }
}

extension MeasurementDimension {
    /// The unit with the name of Foundation's property.
    func unit(named name: String?) -> MeasurementUnit? { name.flatMap { name in units.first { $0.name == name } } }
}

/// A measurement as people write it: `5 km`, `5km`, `2.5 miles`, `20 °C`.
struct MeasurementText {
    private let number: String
    private let unit: String
    private let locale: String

    init(_ text: String, _ locale: String) {
        let plain = text.trimmingWhitespace
        let end = plain.firstIndex { !($0.isNumber || "+-−.,".contains($0)) } ?? plain.endIndex
        number = String(plain[..<end])
        unit = String(plain[end...]).trimmingWhitespace
        self.locale = locale
    }

    /// - Parameter usual: the unit of a number without one.
    func read(_ dimension: MeasurementDimension, usual: String?) -> (Double, MeasurementUnit)? {
        guard let number = NumberText(number).decimal(locale: locale) else { return nil }
        guard !unit.isEmpty else { return dimension.unit(named: usual).map { (number, $0) } }
        return unit(of: dimension).map { (number, $0) }
    }

    /// By symbol first, where case matters (`mW`, `MW`); then by name, in the singular or the plural.
    private func unit(of dimension: MeasurementDimension) -> MeasurementUnit? {
        if let exact = dimension.units.first(where: { $0.symbol == unit || $0.symbol == "°\(unit)" }) { return exact }
        let word = unit.lowercased()
        let name = dimension.units.first { $0.spellings.contains(word) }
        return name ?? dimension.units.first { $0.symbol.lowercased() == word }
    }
}

extension MeasurementUnit {
    /// The name in words: `kilometers`, `kilometer`, `kilometre`, `miles per hour`, `foot`.
    var spellings: Set<String> {
        let plural = LocalizedText(swiftName: name).key.lowercased()
        var all: Set = [plural, plural.replacing("meters", with: "metres"), plural.replacing("liters", with: "litres")]
        for spelling in all { all.insert(Self.singular(spelling)) }
        return all
    }

    private static func singular(_ plural: String) -> String {
        let irregular = ["feet": "foot", "inches": "inch", "lux": "lux", "hertz": "hertz", "celsius": "celsius"]
        var words = plural.split(separator: " ").map(String.init)
        // In “miles per hour” the first word counts, in “nautical miles” the last.
        let index = words.firstIndex(of: "per").map { $0 - 1 } ?? words.count - 1
        guard words.indices.contains(index) else { return plural }
        let word = words[index]
        words[index] = irregular[word] ?? (word.hasSuffix("s") ? String(word.dropLast()) : word)
        return words.joined(separator: " ")
    }
}
