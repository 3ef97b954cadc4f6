/// A unit: its Swift name, its symbol, and how its numbers become numbers of the dimension's base unit.
package struct MeasurementUnit: Hashable, Sendable {
    /// The Swift name, for example `kilometers`.
    package let name: String
    /// The symbol, for example `km`.
    package let symbol: String
    /// The symbol as people write it: Foundation's symbol of minutes looks like that of metres.
    package var writtenSymbol: String { name == "minutes" ? "min" : symbol }
    /// What one of it is in the base unit.
    let coefficient: Double
    /// What is added then.
    let constant: Double
    /// Whether a larger number means less: `mpg` against `L/100km`.
    let isReciprocal: Bool

    init(_ name: String, _ symbol: String, _ coefficient: Double, plus constant: Double = 0, isReciprocal: Bool = false)
    {
        self.name = name
        self.symbol = symbol
        self.coefficient = coefficient
        self.constant = constant
        self.isReciprocal = isReciprocal
    }

    /// A number of this unit in another one of the same dimension.
    package func convert(_ number: Double, to other: MeasurementUnit) -> Double {
        self == other ? number : other.number(ofBase: base(number))
    }

    private func base(_ number: Double) -> Double {
        isReciprocal ? coefficient / number : number * coefficient + constant
    }

    private func number(ofBase number: Double) -> Double {
        isReciprocal ? coefficient / number : (number - constant) / coefficient
    }
}

extension MeasurementDimension {
    /// The units of the dimension, as Foundation defines them.
    package var units: [MeasurementUnit] {
        switch self {
        case .acceleration: Self.accelerationUnits
        case .angle: Self.angleUnits
        case .area: Self.areaUnits
        case .concentrationMass: Self.concentrationMassUnits
        case .dispersion: Self.dispersionUnits
        case .duration: Self.durationUnits
        case .electricCharge: Self.electricChargeUnits
        case .electricCurrent: Self.electricCurrentUnits
        case .electricPotentialDifference: Self.electricPotentialDifferenceUnits
        case .electricResistance: Self.electricResistanceUnits
        case .energy: Self.energyUnits
        case .frequency: Self.frequencyUnits
        case .fuelEfficiency: Self.fuelEfficiencyUnits
        case .illuminance: Self.illuminanceUnits
        case .informationStorage: Self.informationStorageUnits
        case .length: Self.lengthUnits
        case .mass: Self.massUnits
        case .power: Self.powerUnits
        case .pressure: Self.pressureUnits
        case .speed: Self.speedUnits
        case .temperature: Self.temperatureUnits
        case .volume: Self.volumeUnits
        }
    }
}
