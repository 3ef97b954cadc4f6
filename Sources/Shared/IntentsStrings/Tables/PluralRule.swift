/// How a family of languages sorts numbers into plural classes.
enum PluralRule {
    /// No distinction: Japanese, Chinese, Korean …
    case none
    /// One, without decimals: English, German, Swedish …
    case englishLike
    /// One even with zero decimals shown: Spanish, Hungarian, Turkish …; millions count as many in the Romance ones.
    case exactlyOne(manyMillions: Bool)
    /// Zero and one are singular: French, Brazilian Portuguese.
    case frenchLike
    /// Everything up to one is singular: Hindi, Persian, Bengali …
    case upToOne
    case danish
    case eastSlavic
    case southSlavic
    case polish
    case czech
    case slovene
    case lithuanian
    case latvian
    case romanian
    case hebrew
    case arabic
    case irish
    case welsh

    init(language: LanguageTag) {
        self = language.description == "pt-PT" ? .englishLike : Self.families[language.language] ?? .englishLike
    }

    private static let families: [Substring: PluralRule] = {
        let lists: [(PluralRule, String)] = [
            (.none, "ja zh yue ko vi th id ms lo my km jv su"),
            (.exactlyOne(manyMillions: true), "es it ca"),
            (.exactlyOne(manyMillions: false), "hu tr el bg sq az ka kk ky uz mn ml ta te ne mr nb no nn eu af"),
            (.frenchLike, "fr pt hy"),
            (.upToOne, "hi fa bn gu kn zu am as"),
            (.danish, "da"), (.eastSlavic, "ru uk be"), (.southSlavic, "sr hr bs sh"), (.polish, "pl"),
            (.czech, "cs sk"), (.slovene, "sl"), (.lithuanian, "lt"), (.latvian, "lv"), (.romanian, "ro mo"),
            (.hebrew, "he iw"), (.arabic, "ar"), (.irish, "ga"), (.welsh, "cy"),
        ]
        return lists.reduce(into: [:]) { table, family in
            for language in family.1.split(separator: " ") { table[language] = family.0 }
        }
    }()

    func category(of number: PluralNumber) -> PluralCategory {
        switch self {
        case .none: .other
        case .englishLike: number.isInteger && number.integer == 1 ? .one : .other
        case .exactlyOne(let manyMillions): number.isExactly(1) ? .one : millions(number, counted: manyMillions)
        case .frenchLike: number.integer <= 1 ? .one : millions(number, counted: true)
        case .upToOne: number.integer == 0 || number.isExactly(1) ? .one : .other
        case .danish: number.integer == 1 || (number.integer == 0 && number.fraction != 0) ? .one : .other
        case .hebrew: hebrew(number)
        case .romanian: romanian(number)
        case .latvian: latvian(number)
        case .lithuanian: lithuanian(number)
        case .eastSlavic, .southSlavic, .polish, .czech, .slovene: slavic(number)
        case .arabic, .irish, .welsh: counted(number)
        }
    }

    private func millions(_ number: PluralNumber, counted: Bool) -> PluralCategory {
        counted && number.isInteger && number.integer != 0 && number.integer % 1_000_000 == 0 ? .many : .other
    }

    private func slavic(_ number: PluralNumber) -> PluralCategory {
        switch self {
        case .southSlavic: southSlavic(number)
        case .czech: czech(number)
        case .slovene: slovene(number)
        default: northSlavic(number)
        }
    }

    /// Russian, Ukrainian, Belarusian and Polish: they differ in which numbers ending in 1 are singular.
    private func northSlavic(_ number: PluralNumber) -> PluralCategory {
        guard number.isInteger else { return .other }
        if case .polish = self {
            if number.integer == 1 { return .one }
        } else if endsInOne(number.integer) {
            return .one
        }
        return endsInFew(number.integer) ? .few : .many
    }

    private func southSlavic(_ number: PluralNumber) -> PluralCategory {
        let digits = number.isInteger ? number.integer : number.fraction
        return endsInOne(digits) ? .one : endsInFew(digits) ? .few : .other
    }

    private func czech(_ number: PluralNumber) -> PluralCategory {
        guard number.isInteger else { return .many }
        return number.integer == 1 ? .one : (2...4).contains(number.integer) ? .few : .other
    }

    private func slovene(_ number: PluralNumber) -> PluralCategory {
        guard number.isInteger else { return .few }
        switch number.integer % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private func lithuanian(_ number: PluralNumber) -> PluralCategory {
        guard number.fraction == 0 else { return .many }
        let isTeen = (11...19).contains(number.integer % 100)
        if number.integer % 10 == 1, !isTeen { return .one }
        return number.integer % 10 >= 2 && !isTeen ? .few : .other
    }

    private func latvian(_ number: PluralNumber) -> PluralCategory {
        let digits = number.fraction == 0 ? number.integer : number.fraction
        if number.fraction == 0, digits % 10 == 0 || (11...19).contains(digits % 100) { return .zero }
        return endsInOne(digits) ? .one : .other
    }

    private func romanian(_ number: PluralNumber) -> PluralCategory {
        if number.isInteger, number.integer == 1 { return .one }
        return !number.isInteger || number.isZero || (1...19).contains(number.integer % 100) ? .few : .other
    }

    private func hebrew(_ number: PluralNumber) -> PluralCategory {
        if number.isInteger, number.integer == 2 { return .two }
        return (number.isInteger && number.integer == 1) || (!number.isInteger && number.integer == 0) ? .one : .other
    }

    /// Languages with a class for each of several small numbers.
    private func counted(_ number: PluralNumber) -> PluralCategory {
        guard number.fraction == 0 else { return .other }
        switch (self, number.integer) {
        case (.arabic, 0), (.welsh, 0): return .zero
        case (_, 1): return .one
        case (_, 2): return .two
        case (.irish, 3...6), (.welsh, 3): return .few
        case (.irish, 7...10), (.welsh, 6): return .many
        case (.arabic, _): return arabicHundreds(number.integer % 100)
        default: return .other
        }
    }

    private func arabicHundreds(_ rest: UInt64) -> PluralCategory {
        rest >= 11 ? .many : rest >= 3 ? .few : .other
    }

    private func endsInOne(_ digits: UInt64) -> Bool { digits % 10 == 1 && digits % 100 != 11 }

    private func endsInFew(_ digits: UInt64) -> Bool {
        (2...4).contains(digits % 10) && !(12...14).contains(digits % 100)
    }
}
