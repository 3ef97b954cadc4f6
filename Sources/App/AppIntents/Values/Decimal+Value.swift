import Foundation
import IntentsModel

extension Decimal: _PlainIntentValue {
    /// Nothing but numbers.
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<Decimal>()
    }

    /// A number.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.double) }

    /// Takes a number, or the digits of one that a binary number cannot hold.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Decimal {
        switch value {
        case .int(let number): return Decimal(number)
        case .double(let number): if let digits = Decimal(digitsOf: number) { return digits }
        case .string(let text): if let digits = Decimal(string: text, locale: nil) { return digits }
        default: break
        }
        throw RunError.mismatch(value, needed: "A number")
    }

    /// The number; its digits when a binary number would lose some.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        let binary = NSDecimalNumber(decimal: self).doubleValue
        return Decimal(digitsOf: binary) == self ? .double(binary) : .string(description)
    }

    /// The number whose digits a binary number is written with, so that 0.1 stays 0.1.
    private init?(digitsOf number: Double) {
        guard number.isFinite, let digits = Decimal(string: "\(number)", locale: nil) else { return nil }
        self = digits
    }
}
