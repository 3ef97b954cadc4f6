import IntentsModel
import Testing

@testable import AppIntents

@Suite("The units of the model")
struct UnitFactorTests {
    @Test("turn numbers into others as Foundation does")
    func factors() {
        check(UnitAcceleration.self)
        check(UnitAngle.self)
        check(UnitArea.self)
        check(UnitConcentrationMass.self)
        check(UnitDispersion.self)
        check(UnitDuration.self)
        check(UnitElectricCharge.self)
        check(UnitElectricCurrent.self)
        check(UnitElectricPotentialDifference.self)
        check(UnitElectricResistance.self)
        check(UnitEnergy.self)
        check(UnitFrequency.self)
        check(UnitIlluminance.self)
        check(UnitInformationStorage.self)
        check(UnitLength.self)
        check(UnitMass.self)
        check(UnitPower.self)
        check(UnitPressure.self)
        check(UnitSpeed.self)
        check(UnitTemperature.self)
        check(UnitVolume.self)
    }

    private func check<Unit: _MeasurementValueUnit>(_ type: Unit.Type) {
        let dimension = Unit.__dimension
        guard let base = dimension.baseUnit else {
            Issue.record("\(dimension) has no base unit.")
            return
        }
        for unit in Unit.ParameterUnit.allCases {
            guard let own = dimension.unit(named: unit.rawValue) else {
                Issue.record("\(dimension) has no \(unit).")
                continue
            }
            #expect(own.symbol == unit.unit.symbol)
            let expected = unit.unit.converter.baseUnitValue(fromValue: 3)
            #expect(abs(own.convert(3, to: base) - expected) <= abs(expected) * 1e-12, "\(unit)")
            #expect(abs(base.convert(expected, to: own) - 3) < 1e-9, "\(unit)")
        }
    }

    @Test(
        "litres per distance and distance per gallon are each other's reciprocals, which Foundation on Linux gets wrong"
    )
    func fuelEfficiency() throws {
        let units = MeasurementDimension.fuelEfficiency
        let liters = try #require(units.unit(named: "litersPer100Kilometers"))
        let gallons = try #require(units.unit(named: "milesPerGallon"))
        #expect(abs(liters.convert(10, to: gallons) - 23.5215) < 1e-9)
        #expect(abs(gallons.convert(23.5215, to: liters) - 10) < 1e-9)
    }
}
