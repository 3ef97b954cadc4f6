/// A kind of quantity that a `Measurement` may have, with the units that values name.
///
/// Unit names are those of Foundation's classes; symbols and factors are Foundation's too, so that both sides of the link agree.
public enum MeasurementDimension: String, Hashable, Sendable, Codable, CaseIterable {
    case acceleration, angle, area, concentrationMass, dispersion, duration, electricCharge, electricCurrent,
        electricPotentialDifference, electricResistance, energy, frequency, fuelEfficiency, illuminance,
        informationStorage, length, mass, power, pressure, speed, temperature, volume

    /// The unit with the name of Foundation's property.
    package func unit(named name: String?) -> MeasurementUnit? {
        name.flatMap { name in units.first { $0.name == name } }
    }

    /// The unit in which Foundation counts.
    package var baseUnit: MeasurementUnit? {
        units.first { $0.coefficient == 1 && $0.constant == 0 && !$0.isReciprocal }
    }

    /// A unit that everybody knows, for an example.
    package var familiarUnit: MeasurementUnit? { unit(named: Self.familiarNames[self]) ?? baseUnit ?? units.first }

    private static let familiarNames: [MeasurementDimension: String] = [
        .angle: "degrees", .area: "squareMeters", .duration: "hours", .energy: "kilojoules",
        .fuelEfficiency: "litersPer100Kilometers", .informationStorage: "megabytes", .length: "kilometers",
        .mass: "kilograms", .speed: "kilometersPerHour", .temperature: "celsius", .volume: "liters",
    ]
}
