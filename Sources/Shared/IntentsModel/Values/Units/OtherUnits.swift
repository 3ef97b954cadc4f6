// Units of everything else.

extension MeasurementDimension {
    static let concentrationMassUnits: [MeasurementUnit] = [
        MeasurementUnit("gramsPerLiter", "g/L", 1),
        MeasurementUnit("milligramsPerDeciliter", "mg/dL", 0.01),
    ]

    static let dispersionUnits: [MeasurementUnit] = [
        MeasurementUnit("partsPerMillion", "ppm", 1)
    ]

    static let durationUnits: [MeasurementUnit] = [
        MeasurementUnit("hours", "h", 3600),
        MeasurementUnit("minutes", "m", 60),
        MeasurementUnit("seconds", "s", 1),
        MeasurementUnit("milliseconds", "ms", 0.001),
        MeasurementUnit("microseconds", "µs", 1e-06),
        MeasurementUnit("nanoseconds", "ns", 1e-09),
        MeasurementUnit("picoseconds", "ps", 1e-12),
    ]

    static let frequencyUnits: [MeasurementUnit] = [
        MeasurementUnit("terahertz", "THz", 1000000000000),
        MeasurementUnit("gigahertz", "GHz", 1000000000),
        MeasurementUnit("megahertz", "MHz", 1000000),
        MeasurementUnit("kilohertz", "kHz", 1000),
        MeasurementUnit("hertz", "Hz", 1),
        MeasurementUnit("millihertz", "mHz", 0.001),
        MeasurementUnit("microhertz", "µHz", 1e-06),
        MeasurementUnit("nanohertz", "nHz", 1e-09),
    ]

    static let fuelEfficiencyUnits: [MeasurementUnit] = [
        MeasurementUnit("litersPer100Kilometers", "L/100km", 1),
        MeasurementUnit("milesPerGallon", "mpg", 235.215, isReciprocal: true),
        MeasurementUnit("milesPerImperialGallon", "mpg", 282.481, isReciprocal: true),
    ]

    static let illuminanceUnits: [MeasurementUnit] = [
        MeasurementUnit("lux", "lx", 1)
    ]

    static let pressureUnits: [MeasurementUnit] = [
        MeasurementUnit("newtonsPerMetersSquared", "N/m²", 1),
        MeasurementUnit("gigapascals", "GPa", 1000000000),
        MeasurementUnit("megapascals", "MPa", 1000000),
        MeasurementUnit("kilopascals", "kPa", 1000),
        MeasurementUnit("hectopascals", "hPa", 100),
        MeasurementUnit("inchesOfMercury", "inHg", 3386.39),
        MeasurementUnit("bars", "bar", 100000),
        MeasurementUnit("millibars", "mbar", 100),
        MeasurementUnit("millimetersOfMercury", "mmHg", 133.322),
        MeasurementUnit("poundsForcePerSquareInch", "psi", 6894.76),
    ]

    static let speedUnits: [MeasurementUnit] = [
        MeasurementUnit("metersPerSecond", "m/s", 1),
        MeasurementUnit("kilometersPerHour", "km/h", 0.277778),
        MeasurementUnit("milesPerHour", "mph", 0.44704),
        MeasurementUnit("knots", "kn", 0.514444),
    ]

    static let temperatureUnits: [MeasurementUnit] = [
        MeasurementUnit("kelvin", "K", 1),
        MeasurementUnit("celsius", "°C", 1, plus: 273.15),
        MeasurementUnit("fahrenheit", "°F", 0.55555555555556, plus: 255.37222222222428),
    ]
}
