/// For what a measurement is shown. Linux has no table of what readers expect, so a measurement keeps the unit it has.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// As usual.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
    /// As it was given.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A way.
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
    /// A person's height.
    public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The weather.
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
    /// A person's temperature.
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight.
    public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Food.
    public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
    /// Exercise.
    public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension Measurement where UnitType: Dimension {
    /// Writes measurements: the number as the reader's locale does, and the symbol of the unit.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long the unit's name is: the symbol in every width, as Linux has no names of units.
        public enum UnitWidth: Hashable, Codable, Sendable {
            /// The name.
            case wide
            /// The symbol.
            case abbreviated
            /// The symbol, close to the number.
            case narrow
        }

        /// How long the unit's name is.
        public var width: UnitWidth
        /// The language.
        public var locale: Locale
        /// For what it is shown.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Makes a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The same for another language.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        /// A measurement as text.
        public func format(_ value: Measurement) -> String {
            let usual = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...2))
            let number = value.value.formatted((numberFormatStyle ?? usual).locale(locale))
            return width == .narrow ? "\(number)\(value.unit.symbol)" : "\(number) \(value.unit.symbol)"
        }
    }

    /// The measurement as text.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement { style.format(self) }
}

extension FormatStyle {
    /// Writes measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
