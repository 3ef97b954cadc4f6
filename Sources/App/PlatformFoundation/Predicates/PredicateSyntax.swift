/// A predicate as its format states it.
indirect enum PredicateNode {
    case constant(Bool)
    case all([PredicateNode])
    case any([PredicateNode])
    case not(PredicateNode)
    case comparison(PredicateComparison)
}

/// Two expressions and what has to hold between them.
struct PredicateComparison {
    enum Relation {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case between, isIn, beginsWith, endsWith, contains, like, matches
    }

    /// For which elements of the left side it has to hold.
    enum Quantifier { case direct, any, all, none }

    var left: PredicateExpression
    var relation: Relation
    var right: PredicateExpression
    var quantifier: Quantifier
    var options: PredicateTextOptions
}

/// How texts are compared: the letters in `CONTAINS[cd]`.
struct PredicateTextOptions: OptionSet {
    let rawValue: Int
    static let ignoresCase = PredicateTextOptions(rawValue: 1)
    static let ignoresDiacritics = PredicateTextOptions(rawValue: 2)
    static let usesLocale = PredicateTextOptions(rawValue: 4)

    /// nil for a letter that is no option.
    init?(letters: String) {
        rawValue = 0
        for letter in letters.lowercased() {
            switch letter {
            case "c": insert(.ignoresCase)
            case "d": insert(.ignoresDiacritics)
            case "l": formUnion([.usesLocale, .ignoresCase, .ignoresDiacritics])
            case "n": break
            default: return nil
            }
        }
    }

    init(rawValue: Int) { self.rawValue = rawValue }

    var compareOptions: String.CompareOptions {
        var options: String.CompareOptions = []
        if contains(.ignoresCase) { options.insert(.caseInsensitive) }
        if contains(.ignoresDiacritics) { options.insert(.diacriticInsensitive) }
        return options
    }
}

/// Something that has a value for an object.
indirect enum PredicateExpression {
    /// One step from a value to another.
    enum Step {
        case key(String)
        case index(PredicateExpression)
        case first, last, size

        /// Whether this is an operator on a whole collection, for example `@count`.
        var isOperator: Bool { if case .key(let key) = self { key.hasPrefix("@") } else { false } }
    }

    case constant(Any?)
    case object
    case variable(String)
    case list([PredicateExpression])
    case path(PredicateExpression, [Step])
    /// `first` and then, from left to right, each operation with its operand.
    case arithmetic(PredicateExpression, [(operation: String, operand: PredicateExpression)])
    case negative(PredicateExpression)
    case function(String, [PredicateExpression])
    case subquery(PredicateExpression, variable: String, PredicateNode)
}
