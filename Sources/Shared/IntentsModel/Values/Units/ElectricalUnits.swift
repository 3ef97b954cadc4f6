// Units of electricity, energy and power.

extension MeasurementDimension {
    static let electricChargeUnits: [MeasurementUnit] = [
        MeasurementUnit("coulombs", "C", 1),
        MeasurementUnit("megaampereHours", "MAh", 3600000000),
        MeasurementUnit("kiloampereHours", "kAh", 3600000),
        MeasurementUnit("ampereHours", "Ah", 3600),
        MeasurementUnit("milliampereHours", "mAh", 3.6),
        MeasurementUnit("microampereHours", "µAh", 0.0036),
    ]

    static let electricCurrentUnits: [MeasurementUnit] = [
        MeasurementUnit("megaamperes", "MA", 1000000),
        MeasurementUnit("kiloamperes", "kA", 1000),
        MeasurementUnit("amperes", "A", 1),
        MeasurementUnit("milliamperes", "mA", 0.001),
        MeasurementUnit("microamperes", "µA", 1e-06),
    ]

    static let electricPotentialDifferenceUnits: [MeasurementUnit] = [
        MeasurementUnit("megavolts", "MV", 1000000),
        MeasurementUnit("kilovolts", "kV", 1000),
        MeasurementUnit("volts", "V", 1),
        MeasurementUnit("millivolts", "mV", 0.001),
        MeasurementUnit("microvolts", "µV", 1e-06),
    ]

    static let electricResistanceUnits: [MeasurementUnit] = [
        MeasurementUnit("megaohms", "MΩ", 1000000),
        MeasurementUnit("kiloohms", "kΩ", 1000),
        MeasurementUnit("ohms", "Ω", 1),
        MeasurementUnit("milliohms", "mΩ", 0.001),
        MeasurementUnit("microohms", "µΩ", 1e-06),
    ]

    static let energyUnits: [MeasurementUnit] = [
        MeasurementUnit("kilojoules", "kJ", 1000),
        MeasurementUnit("joules", "J", 1),
        MeasurementUnit("kilocalories", "kCal", 4184),
        MeasurementUnit("calories", "cal", 4.184),
        MeasurementUnit("kilowattHours", "kWh", 3600000),
    ]

    static let powerUnits: [MeasurementUnit] = [
        MeasurementUnit("terawatts", "TW", 1000000000000),
        MeasurementUnit("gigawatts", "GW", 1000000000),
        MeasurementUnit("megawatts", "MW", 1000000),
        MeasurementUnit("kilowatts", "kW", 1000),
        MeasurementUnit("watts", "W", 1),
        MeasurementUnit("milliwatts", "mW", 0.001),
        MeasurementUnit("microwatts", "µW", 1e-06),
        MeasurementUnit("nanowatts", "nW", 1e-09),
        MeasurementUnit("picowatts", "pW", 1e-12),
        MeasurementUnit("femtowatts", "fW", 1e-15),
        MeasurementUnit("horsepower", "hp", 745.7),
    ]
}
