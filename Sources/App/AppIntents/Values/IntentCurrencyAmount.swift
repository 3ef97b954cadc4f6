import Foundation
import IntentsModel

/// An amount of money (inventory §2.5).
public struct IntentCurrencyAmount: Hashable, Sendable, Codable, _StructuredIntentValue {
    /// How much.
    public var amount: Decimal
    /// The ISO 4217 code of the currency, such as `EUR`.
    public var currencyCode: String

    /// Makes an amount of a currency.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    /// Money.
    public static var __primitive: PrimitiveType { .currencyAmount }

    /// Takes the amount as the text of a decimal number.
    public static func __make(of fields: JSONValue) throws -> IntentCurrencyAmount {
        let parts = try fields.decoded(as: [String: String].self)
        guard let amount = parts["amount"].flatMap({ Decimal(string: $0) }), let code = parts["currencyCode"] else {
            throw RunError(.invalidValue, "An amount of money has an amount and a currency code.")
        }
        return IntentCurrencyAmount(amount: amount, currencyCode: code)
    }

    /// The amount as text: a binary number would change it.
    public func __fields() throws -> JSONValue {
        .object(["amount": .string("\(amount)"), "currencyCode": .string(currencyCode)])
    }

    /// The amount as the locale writes it.
    public func __text(in locale: Locale) -> String {
        amount.formatted(.currency(code: currencyCode).locale(locale))
    }
}
