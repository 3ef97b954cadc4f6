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
        let reading = MoneyText(
            locale: Locale(identifier: run.context.locale), codes: codes.isEmpty ? nil : codes)
        let made = try structured(text, .currencyAmount, form: "an amount and a currency such as 12.50 EUR") { text in
            guard let (amount, unit) = reading.parts(text), let code = reading.code(unit) else { return nil }
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
    var locale: Locale
    /// The currencies that are taken; any when nil.
    var codes: [String]?

    private static let symbols = [
        "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW", "₽": "RUB", "₺": "TRY", "₴": "UAH", "₪": "ILS",
        "zł": "PLN", "kč": "CZK",
    ]

    /// Names that are short for one currency; a dollar is that of the place.
    private static let names = [
        "euro": "EUR", "euros": "EUR", "pound": "GBP", "pounds": "GBP", "pfund": "GBP", "yen": "JPY", "franken": "CHF",
        "us$": "USD", "złoty": "PLN", "zloty": "PLN",
    ]

    /// The amount and the text before or behind it.
    func parts(_ text: String) -> (Decimal, unit: String)? {
        let form = /([^0-9+\-.]*)([+-]?[0-9.][0-9.,'’ \u{A0}\u{202F}]*)([^0-9]*)/
        guard let match = NumberText(text).digits.wholeMatch(of: form) else { return inWords(text) }
        let units = [match.1, match.3].map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        guard units.count <= 1, let amount = amount(match.2) else { return nil }
        return (amount, units.first ?? "")
    }

    /// Digits in groups as the locale writes them; what could be read in two ways is none.
    private func amount(_ digits: Substring) -> Decimal? {
        NumberText(digits).plain(locale: locale.identifier).flatMap { Decimal(string: $0) }
    }

    /// `five euros`.
    private func inWords(_ text: String) -> (Decimal, unit: String)? {
        let parts = QuantityText(locale: locale.identifier).parts(text) { !$0.isEmpty && code($0) != nil }
        guard let part = parts?.first, parts?.count == 1 else { return nil }
        return (Decimal(part.number), part.unit)
    }

    /// The currency of a code, symbol or name, or the only one that can be meant when there is none.
    func code(_ unit: String) -> String? {
        if unit.isEmpty { return codes.map { $0.count == 1 ? $0[0] : nil } ?? locale.currency?.identifier }
        let upper = unit.uppercased()
        if upper.wholeMatch(of: /[A-Z]{3}/) != nil {
            return Locale.Currency.isoCurrencies.contains { $0.identifier == upper } ? upper : nil
        }
        let word = unit.lowercased()
        if ["$", "dollar", "dollars"].contains(word) { return dollar }
        return Self.symbols[word] ?? Self.names[word]
    }

    /// `$` is the locale's own currency where that is one of the dollars, else that of the United States.
    private var dollar: String? {
        if let only = codes, only.count == 1, only[0].hasSuffix("D") { return only[0] }
        guard let own = locale.currency?.identifier, own.hasSuffix("D"), locale.currencySymbol?.contains("$") == true
        else { return "USD" }
        return own
    }
}
