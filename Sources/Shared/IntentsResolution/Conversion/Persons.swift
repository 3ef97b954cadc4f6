import IntentsModel

extension ValueConverter {
    /// `Anna Lee <anna@example.org>`, an address, a telephone number, or a name.
    func person(_ value: IntentValue) throws -> IntentValue {
        let form =
            switch parameter.limits?.personMode {
            case "email": "a person with an e-mail address such as Anna <anna@example.org>"
            case "phone": "a person with a telephone number such as +49 30 123456"
            case "emailOrPhone": "a person with an e-mail address or a telephone number"
            default: "a person such as Anna Lee <anna@example.org>"
            }
        return try structured(value, .person, form: form) { text in
            let person = PersonText(text)
            guard person.isSomebody, fits(person) else { return nil }
            return (person.fields, text)
        }
    }

    private func fits(_ person: PersonText) -> Bool {
        switch parameter.limits?.personMode {
        case "email": person.email != nil
        case "phone": person.phone != nil
        case "emailOrPhone": person.email != nil || person.phone != nil
        default: true
        }
    }

    /// `Anna Lee`: the last word is the family name; `Lee, Anna` says so.
    func personName(_ value: IntentValue) throws -> IntentValue {
        try structured(value, .personName, form: "a person's name such as Anna Lee") { text in
            guard !text.isEmpty else { return nil }
            var fields: [String: JSONValue] = [:]
            let inverted = text.split(separator: ",", maxSplits: 1).map { String($0).trimmingWhitespace }
            let words = text.split(separator: " ").map(String.init)
            if inverted.count == 2 {
                fields["familyName"] = .string(inverted[0])
                fields["givenName"] = .string(inverted[1])
            } else {
                fields["givenName"] = .string(words[0])
                if words.count > 1 { fields["familyName"] = .string(words[words.count - 1]) }
                if words.count > 2 {
                    fields["middleName"] = .string(words[1..<(words.count - 1)].joined(separator: " "))
                }
            }
            return (.object(fields), text)
        }
    }
}

/// A person as people write one.
struct PersonText {
    var name: String?
    var email: String?
    var phone: String?

    init(_ text: String) {
        let text = text.replacing(/^(?:mailto|tel):/.ignoresCase(), with: "")
        if let match = text.wholeMatch(of: /(.*?)\s*<([^<>]+)>/) {
            setName(match.1)
            setAddress(String(match.2))
        } else if setAddress(text) {
            return
        } else if let match = text.wholeMatch(of: Self.named) {
            setName(match.1)
            setAddress(String(match.2))
        } else {
            setName(text[...])
        }
    }

    /// `Anna Lee anna@example.org`, `Anna Lee (+49 30 123456)`: an address behind a name, without the usual brackets.
    private static var named: Regex<(Substring, Substring, Substring)> {
        /(.*[^\s,(])[\s,]+\(?([^\s()<>,]+@[^\s()<>,]+|(?:\+|0)[0-9][0-9 \/.\-]{4,})\)?/
    }

    /// Mail programs put names with signs in them into quotes.
    private mutating func setName(_ text: Substring) {
        let plain = text.trimmingPrefix("\"")
        let bare = plain.hasSuffix("\"") && plain.count < text.count ? plain.dropLast() : text
        if !bare.isEmpty { name = String(bare) }
    }

    var isSomebody: Bool { name != nil || email != nil || phone != nil }

    @discardableResult
    private mutating func setAddress(_ text: String) -> Bool {
        if text.wholeMatch(of: /[^\s@<>]+@[^\s@<>]+/) != nil {
            email = text
        } else if text.wholeMatch(of: /\+?[0-9][0-9 ()\/.\-]{2,}/) != nil {
            phone = text
        } else {
            return false
        }
        return true
    }

    /// As `IntentPerson` decodes itself.
    var fields: JSONValue {
        var fields: [String: JSONValue] = [:]
        if let name { fields["name"] = .object(["displayName": .object(["_0": .string(name)])]) }
        let address = email.map { ("emailAddress", $0) } ?? phone.map { ("phoneNumber", $0) }
        if let (kind, text) = address {
            fields["handle"] = .object([
                "value": .object([kind: .object(["_0": .string(text)])]), "label": .object(["other": .object([:])]),
            ])
        }
        return .object(fields)
    }
}
