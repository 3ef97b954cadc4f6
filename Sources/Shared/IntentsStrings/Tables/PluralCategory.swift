/// The grammatical classes that languages sort numbers into (CLDR's names).
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// A number as it will be shown: its integer digits and how many decimals are visible.
package struct PluralNumber: Hashable, Sendable {
    package var integer: UInt64
    package var visibleDecimals: Int
    /// The visible decimals as a number, for example 50 of `1.50`.
    package var fraction: UInt64

    package init(_ value: some BinaryInteger) {
        integer = UInt64(clamping: value.magnitude)
        visibleDecimals = 0
        fraction = 0
    }

    /// - Parameter decimals: How many decimals are shown, zeros included.
    package init(_ value: Double, decimals: Int) {
        let magnitude = value.isFinite ? value.magnitude : 0
        let scale = (0..<max(0, decimals)).reduce(1.0) { product, _ in product * 10 }
        let scaled = (magnitude * scale).rounded()
        integer = UInt64(exactly: (scaled / scale).rounded(.down)) ?? .max
        fraction = UInt64(exactly: scaled.truncatingRemainder(dividingBy: scale)) ?? 0
        visibleDecimals = max(0, decimals)
    }

    var isInteger: Bool { visibleDecimals == 0 }
    var isZero: Bool { integer == 0 && fraction == 0 }

    func isExactly(_ value: UInt64) -> Bool { integer == value && fraction == 0 }
}

extension PluralCategory {
    /// The class of `number` in `language`, by CLDR's rules for the languages that apps are commonly translated into;
    /// an unlisted language counts like English.
    package init(of number: PluralNumber, language: LanguageTag) {
        self = PluralRule(language: language).category(of: number)
    }
}
