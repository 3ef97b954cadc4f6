import IntentsModel

/// Values that are a number of something: measurements, lengths of time, amounts of money.
enum Quantities {
    /// Two quantities as numbers of the same unit; nil when they cannot be compared.
    static func comparable(
        _ one: IntentsModel.IntentValue, _ two: IntentsModel.IntentValue
    ) -> (Double, Double)? {
        guard case .structured(let one) = one, case .structured(let two) = two, one.typeName == two.typeName else {
            return nil
        }
        switch one.typeName {
        case "Measurement": return measured(one, two).map(withoutRounding)
        case PrimitiveType.duration.swiftName: return pair(seconds(one), seconds(two))
        case PrimitiveType.currencyAmount.swiftName:
            guard one["currencyCode"] == two["currencyCode"] else { return nil }
            return pair(amount(one), amount(two))
        default: return nil
        }
    }

    /// Both in the unit of the first.
    private static func measured(_ one: StructuredValue, _ two: StructuredValue) -> (Double, Double)? {
        for dimension in MeasurementDimension.allCases {
            guard let unit = dimension.unit(named: one["unit"]?.text),
                let other = dimension.unit(named: two["unit"]?.text)
            else { continue }
            return pair(one["value"]?.number, two["value"]?.number.map { other.convert($0, to: unit) })
        }
        return nil
    }

    /// 36 inches are 3 feet, although the conversion leaves something behind the comma.
    private static func withoutRounding(_ one: Double, _ two: Double) -> (Double, Double) {
        abs(one - two) <= max(abs(one), abs(two)) * 1e-12 ? (one, one) : (one, two)
    }

    private static func seconds(_ value: StructuredValue) -> Double? {
        guard let seconds = value["seconds"]?.number else { return nil }
        return seconds + (value["attoseconds"]?.number ?? 0) * 1e-18
    }

    private static func amount(_ value: StructuredValue) -> Double? {
        value["amount"]?.number ?? value["amount"]?.text.flatMap { Double($0) }
    }

    private static func pair(_ one: Double?, _ two: Double?) -> (Double, Double)? {
        guard let one, let two else { return nil }
        return (one, two)
    }
}
