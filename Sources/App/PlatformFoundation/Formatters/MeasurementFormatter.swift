/// Writes a measurement: its number as the reader's locale does, and the symbol of its unit.
///
/// Linux has no names of units in the languages of its readers, so that the symbol stands for the unit in every style, and
/// a measurement keeps the unit it has.
open class MeasurementFormatter: Formatter {
    /// What may be changed about the unit. Kept, not used: a measurement keeps the unit it has.
    public struct UnitOptions: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit the measurement has.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit that suits the number.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature without its unit.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// What may be changed about the unit.
    open var unitOptions: UnitOptions = []
    /// How long the unit's name is; the symbol in every style.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language; the reader's when nil.
    open var locale: Locale! = nil
    /// Writes the number; at most two decimals when it was never set.
    open var numberFormatter: NumberFormatter! = nil

    /// A measurement as text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// A unit as text: its symbol.
    open func string(from unit: Unit) -> String { unit.symbol }

    /// A unit as text; nil for anything else.
    override open func string(for obj: Any?) -> String? { (obj as? Unit)?.symbol }

    private func text(_ value: Double, _ unit: Unit) -> String {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...2))
        let number =
            numberFormatter?.string(from: NSNumber(value: value))
            ?? value.formatted(style.locale(locale ?? LocalizationScope.current))
        let hidesUnit = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
        return hidesUnit ? "\(number)°" : "\(number) \(unit.symbol)"
    }
}

extension Measurement {
    /// The measurement as text: its number as the reader's locale does, and the symbol of its unit.
    public func formatted() -> String { MeasurementFormatter().string(from: self) }
}
