import Foundation
import IntentsModel

extension ValueConverter {
    /// `12.50 EUR`, `EUR 12.50`, `€12.50`; a number alone when the parameter takes one currency.
    func currencyAmount(_ value: IntentValue) throws -> IntentValue {
        let codes = (parameter.limits?.currencyCodes ?? []).map { $0.uppercased() }
        let text: IntentValue =
            switch value {
            case .int(let number): .string("\(number)")
            case .double(let number): .string("\(number)")
            default: value
            }
        let made = try structured(text, .currencyAmount, form: "an amount and a currency such as 12.50 EUR") { text in
            guard let (amount, code) = MoneyText(text).read(usual: codes.count == 1 ? codes[0] : nil) else {
                return nil
            }
            return (.object(["amount": .string("\(amount)"), "currencyCode": .string(code)]), "\(amount) \(code)")
        }
        guard case .structured(let money) = made, let code = money["currencyCode"]?.text else { return made }
        guard codes.isEmpty || codes.contains(code) else {
            throw problem(
                "“${title}” takes an amount in ${codes}; ${value} is in another currency.",
                ["codes": codes.joined(separator: ", "), "value": value.spelling])
        }
        try checkAmount(money)
        return made
    }

    private func checkAmount(_ money: StructuredValue) throws {
        guard let range = parameter.range, let amount = money["amount"]?.text.flatMap(Double.init),
            amount < range.lowerBound || amount > range.upperBound
        else { return }
        throw problem(
            "“${title}” must be between ${lower} and ${upper}; ${value} is not.",
            [
                "lower": NumberText.spell(range.lowerBound), "upper": NumberText.spell(range.upperBound),
                "value": money.text,
            ])
    }

    /// A kind of account or card, and what it is called: `credit Visa 1234`, `Apple Pay`; any other text is its name.
    func paymentMethod(_ value: IntentValue) throws -> IntentValue {
        try structured(value, .paymentMethod, form: "a way to pay such as credit or Visa 1234") { text in
            guard !text.isEmpty else { return nil }
            let kinds = ["checking", "savings", "brokerage", "debit", "credit", "prepaid", "store"]
            let words = text.split(separator: " ", maxSplits: 1).map(String.init)
            if ["apple pay", "applepay"].contains(text.lowercased()) {
                return (.object(["type": .string("applePay")]), text)
            }
            guard let kind = kinds.first(where: { $0 == words[0].lowercased() }) else {
                return (.object(["type": .string("unknown"), "name": .string(text)]), text)
            }
            var fields = ["type": JSONValue.string(kind)]
            if words.count == 2 { fields["name"] = .string(words[1]) }
            return (.object(fields), text)
        }
    }
}

/// An amount of money as people write it.
struct MoneyText {
    private let text: String
    private static let signs = ["€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW", "CHF": "CHF"]

    init(_ text: String) { self.text = text }

    /// - Parameter usual: the currency of a number without one.
    func read(usual: String?) -> (Decimal, String)? {
        guard let match = text.wholeMatch(of: /([^0-9.\-+\s]*)\s*([-+]?[0-9]+(?:\.[0-9]+)?)\s*([^0-9.\-+\s]*)/),
            match.1.isEmpty || match.3.isEmpty, let amount = Decimal(string: String(match.2))
        else { return nil }
        let word = String(match.1.isEmpty ? match.3 : match.1)
        guard !word.isEmpty else { return usual.map { (amount, $0) } }
        let code = Self.signs[word] ?? word.uppercased()
        guard
            Locale.Currency.isoCurrencies.contains(where: {
                $0.identifier == code.lowercased() || $0.identifier == code
            })
        else { return nil }
        return (amount, code)
    }
}
