/// Reads a predicate format (the syntax of Apple's "Predicate Format String Syntax").
///
/// Only brackets nest, and their depth is limited; everything else is read in loops, so that no format is too deep for the
/// stack, neither here nor when the predicate is evaluated.
struct PredicateParser {
    static let deepest = 100

    /// A bracket may hold a predicate or an expression; only what follows it tells which one was needed.
    enum Term {
        case predicate(PredicateNode)
        case expression(PredicateExpression)
    }

    let format: String
    private let tokens: [PredicateToken]
    private let arguments: [Any?]
    private var position = 0
    private var argument = 0
    private var depth = 0

    static func parse(_ format: String, arguments: [Any?]) throws(PredicateFormatError) -> PredicateNode {
        var lexer = PredicateLexer(format)
        var parser = PredicateParser(format: format, tokens: try lexer.tokens(), arguments: arguments)
        let node = try parser.predicate()
        guard parser.token.kind == .end else { throw parser.unexpected("the end, AND or OR") }
        return node
    }

    private init(format: String, tokens: [PredicateToken], arguments: [Any?]) {
        self.format = format
        self.tokens = tokens
        self.arguments = arguments
    }

    // MARK: Tokens

    /// The next token; the last one is always the end.
    var token: PredicateToken { tokens[min(position, tokens.count - 1)] }

    mutating func advance() { position += 1 }

    func problem(_ message: String) -> PredicateFormatError {
        PredicateFormatError(message, format: format, offset: token.offset)
    }

    func unexpected(_ wanted: String) -> PredicateFormatError {
        problem("\(wanted) is expected, found \(token.shown).")
    }

    mutating func take(_ symbols: String...) -> Bool {
        guard case .symbol(let symbol) = token.kind, symbols.contains(symbol) else { return false }
        advance()
        return true
    }

    mutating func take(word: String) -> Bool {
        guard case .word(let text) = token.kind, text.uppercased() == word else { return false }
        advance()
        return true
    }

    mutating func expect(_ symbol: String) throws(PredicateFormatError) {
        guard take(symbol) else { throw unexpected("“\(symbol)”") }
    }

    /// The next value to fill in.
    mutating func nextArgument() throws(PredicateFormatError) -> Any? {
        guard argument < arguments.count else {
            throw problem("no argument is left for this; \(arguments.count) given.")
        }
        defer { argument += 1 }
        return arguments[argument]
    }

    mutating func nested<T>(
        _ body: (inout PredicateParser) throws(PredicateFormatError) -> T
    ) throws(PredicateFormatError) -> T {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw problem("brackets are nested more than \(Self.deepest) deep.") }
        return try body(&self)
    }

    // MARK: Predicates

    mutating func predicate() throws(PredicateFormatError) -> PredicateNode {
        let term = try disjunction()
        return try asPredicate(term)
    }

    private func asPredicate(_ term: Term) throws(PredicateFormatError) -> PredicateNode {
        guard case .predicate(let node) = term else { throw unexpected("a comparison such as == or CONTAINS") }
        return node
    }

    mutating func disjunction() throws(PredicateFormatError) -> Term {
        let first = try conjunction()
        var nodes: [PredicateNode] = []
        while take("||") || take(word: "OR") {
            if nodes.isEmpty { nodes.append(try asPredicate(first)) }
            let next = try conjunction()
            nodes.append(try asPredicate(next))
        }
        return nodes.isEmpty ? first : .predicate(.any(nodes))
    }

    private mutating func conjunction() throws(PredicateFormatError) -> Term {
        let first = try negation()
        var nodes: [PredicateNode] = []
        while take("&&") || take(word: "AND") {
            if nodes.isEmpty { nodes.append(try asPredicate(first)) }
            let next = try negation()
            nodes.append(try asPredicate(next))
        }
        return nodes.isEmpty ? first : .predicate(.all(nodes))
    }

    private mutating func negation() throws(PredicateFormatError) -> Term {
        var isNegated: Bool?
        while take("!") || take(word: "NOT") { isNegated = !(isNegated ?? false) }
        let term = try comparison()
        guard let isNegated else { return term }
        let node = try asPredicate(term)
        return .predicate(isNegated ? .not(node) : node)
    }

    private mutating func comparison() throws(PredicateFormatError) -> Term {
        if take(word: "TRUEPREDICATE") { return .predicate(.constant(true)) }
        if take(word: "FALSEPREDICATE") { return .predicate(.constant(false)) }
        let quantifier = quantifier()
        let term = try expressionTerm()
        guard let found = relation() else {
            guard quantifier == .direct else { throw unexpected("a comparison such as == or CONTAINS") }
            return term
        }
        let left = try asExpression(term)
        let options = try textOptions()
        let comparison = PredicateComparison(
            left: left, relation: found.relation, right: try expression(), quantifier: quantifier,
            options: options)
        return .predicate(found.isNegated ? .not(.comparison(comparison)) : .comparison(comparison))
    }

    private mutating func quantifier() -> PredicateComparison.Quantifier {
        if take(word: "ANY") || take(word: "SOME") { return .any }
        if take(word: "ALL") { return .all }
        return take(word: "NONE") ? .none : .direct
    }

    private static let relations: [String: PredicateComparison.Relation] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "≠": .notEqual, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, "≤": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
        "≥": .greaterOrEqual, "BETWEEN": .between, "IN": .isIn, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
        "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches,
    ]

    private mutating func relation() -> (relation: PredicateComparison.Relation, isNegated: Bool)? {
        let start = position
        let isNegated = take(word: "NOT")
        switch token.kind {
        case .symbol(let text), .word(let text):
            guard let relation = Self.relations[text.uppercased()] else { break }
            advance()
            return (relation, isNegated)
        default: break
        }
        position = start
        return nil
    }

    private mutating func textOptions() throws(PredicateFormatError) -> PredicateTextOptions {
        guard take("[") else { return [] }
        guard case .word(let letters) = token.kind, let options = PredicateTextOptions(letters: letters) else {
            throw unexpected("c, d, n or l")
        }
        advance()
        try expect("]")
        return options
    }
}
