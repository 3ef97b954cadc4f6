extension PredicateParser {
    func asExpression(_ term: Term) throws(PredicateFormatError) -> PredicateExpression {
        guard case .expression(let expression) = term else { throw unexpected("a value, not a comparison,") }
        return expression
    }

    mutating func expression() throws(PredicateFormatError) -> PredicateExpression {
        // Read first: the error is to name what follows.
        let term = try expressionTerm()
        return try asExpression(term)
    }

    /// Sums, products and powers, in rising order of how strongly they bind.
    mutating func expressionTerm() throws(PredicateFormatError) -> Term { try operation(level: 0) }

    private static let operations = [["+", "-"], ["*", "/"], ["**"]]

    private mutating func operation(level: Int) throws(PredicateFormatError) -> Term {
        guard level < Self.operations.count else { return try signed() }
        let first = try operation(level: level + 1)
        var rest: [(operation: String, operand: PredicateExpression)] = []
        while case .symbol(let symbol) = token.kind, Self.operations[level].contains(symbol) {
            _ = try asExpression(first)
            advance()
            let next = try operation(level: level + 1)
            rest.append((symbol, try asExpression(next)))
        }
        return rest.isEmpty ? first : .expression(.arithmetic(try asExpression(first), rest))
    }

    private mutating func signed() throws(PredicateFormatError) -> Term {
        var isNegative = false
        var hasSign = false
        while take("-") {
            isNegative.toggle()
            hasSign = true
        }
        let term = try postfix()
        guard hasSign else { return term }
        let value = try asExpression(term)
        return .expression(isNegative ? .negative(value) : value)
    }

    // MARK: Steps

    private mutating func postfix() throws(PredicateFormatError) -> Term {
        let term = try primary()
        var steps: [PredicateExpression.Step] = []
        while true {
            if take(".") {
                _ = try asExpression(term)
                steps += try keys()
            } else if case .expression = term, isIndex, take("[") {
                steps.append(try nested { parser throws(PredicateFormatError) in try parser.index() })
                try expect("]")
            } else {
                break
            }
        }
        guard !steps.isEmpty else { return term }
        let start = try asExpression(term)
        guard case .path(let root, let first) = start else { return .expression(.path(start, steps)) }
        return .expression(.path(root, first + steps))
    }

    private var isIndex: Bool { token.kind == .symbol("[") }

    private mutating func keys() throws(PredicateFormatError) -> [PredicateExpression.Step] {
        switch token.kind {
        case .word(let text), .name(let text):
            advance()
            return [.key(text)]
        case .argument("K"): return try keyPathArgument()
        default: throw unexpected("a property's name")
        }
    }

    private mutating func index() throws(PredicateFormatError) -> PredicateExpression.Step {
        if take(word: "FIRST") { return .first }
        if take(word: "LAST") { return .last }
        if take(word: "SIZE") { return .size }
        return .index(try expression())
    }

    private mutating func keyPathArgument() throws(PredicateFormatError) -> [PredicateExpression.Step] {
        guard let path = PredicateValue.text(try nextArgument()), !path.isEmpty else {
            throw problem("the argument for %K has to be a key path.")
        }
        advance()
        return path.split(separator: ".").map { .key(String($0)) }
    }

    // MARK: Primary expressions

    private mutating func primary() throws(PredicateFormatError) -> Term {
        switch token.kind {
        case .symbol("("):
            advance()
            let term = try nested { parser throws(PredicateFormatError) in try parser.disjunction() }
            try expect(")")
            return term
        case .symbol("{"):
            advance()
            return .expression(.list(try elements(until: "}")))
        case .word(let word): return .expression(try named(word))
        case .argument("K"): return .expression(.path(.object, try keyPathArgument()))
        case .argument:
            let value = try nextArgument()
            advance()
            return .expression(.constant(value))
        default: return .expression(try literal())
        }
    }

    private mutating func literal() throws(PredicateFormatError) -> PredicateExpression {
        let result: PredicateExpression
        switch token.kind {
        case .text(let text): result = .constant(text)
        case .integer(let number): result = .constant(number)
        case .decimal(let number): result = .constant(number)
        case .variable(let name): result = .variable(name)
        case .name(let name): result = .path(.object, [.key(name)])
        default: throw unexpected("a value or a property's name")
        }
        advance()
        return result
    }

    private static let reserved: Set<String> = [
        "AND", "OR", "NOT", "IN", "BETWEEN", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "MATCHES", "ANY", "SOME",
        "ALL",
        "NONE", "TRUEPREDICATE", "FALSEPREDICATE",
    ]

    private mutating func named(_ word: String) throws(PredicateFormatError) -> PredicateExpression {
        let upper = word.uppercased()
        guard !Self.reserved.contains(upper) else { throw unexpected("a value or a property's name") }
        advance()
        switch upper {
        case "SELF": return .object
        case "NIL", "NULL": return .constant(nil)
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        default: break
        }
        guard take("(") else { return .path(.object, [.key(word)]) }
        if upper == "SUBQUERY" { return try nested { parser throws(PredicateFormatError) in try parser.subquery() } }
        return .function(word.lowercased(), try elements(until: ")"))
    }

    private mutating func elements(until end: String) throws(PredicateFormatError) -> [PredicateExpression] {
        if take(end) { return [] }
        return try nested { parser throws(PredicateFormatError) in
            var elements = [try parser.expression()]
            while parser.take(",") { elements.append(try parser.expression()) }
            try parser.expect(end)
            return elements
        }
    }

    private mutating func subquery() throws(PredicateFormatError) -> PredicateExpression {
        let collection = try expression()
        try expect(",")
        guard case .variable(let name) = token.kind else { throw unexpected("a variable such as $item") }
        advance()
        try expect(",")
        let condition = try predicate()
        try expect(")")
        return .subquery(collection, variable: name, condition)
    }
}
