import IntentsModel

extension NSPredicate {
    /// Makes a predicate of a format, for example `"name CONTAINS[cd] %@ AND beds > 2"`.
    ///
    /// It reads dictionaries, stored properties of any value (as `Mirror` shows them) and properties of entities. Apple ends
    /// the program when the format is wrong or a key is unknown; here such a predicate holds for nothing, and what is
    /// wrong is written to the standard error. `parsed(_:arguments:)` and `matches(_:)` throw it instead.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - args: The values for `%@`, `%K`, `%d` …, in order.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, values: args)
    }

    /// Makes a predicate of a format; see `init(format:_:)`.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - arguments: The values for `%@`, `%K`, `%d` …, in order.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(format: predicateFormat, values: arguments ?? [])
    }

    /// Makes a predicate of a format, or says what is wrong with it.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - arguments: The values for `%@`, `%K`, `%d` …, in order.
    /// - Throws: `PredicateFormatError` with the place in the format.
    public static func parsed(_ format: String, arguments: [Any?] = []) throws -> NSPredicate {
        let node = try PredicateParser.parse(format, arguments: arguments)
        return NSPredicate { object, variables in Self.holds(node, object, variables) }
    }

    /// Whether the predicate holds for an object, like `evaluate(with:)`, but with an error for what cannot be evaluated.
    ///
    /// - Throws: `PredicateFormatError`, for example for a key that the object does not have.
    public func matches(_ object: Any?, substitutionVariables: [String: Any]? = nil) throws -> Bool {
        let problems = PredicateProblems()
        let result = PredicateProblems.$current.withValue(problems) {
            evaluate(with: object, substitutionVariables: substitutionVariables)
        }
        if let problem = problems.first { throw problem }
        return result
    }

    private convenience init(format: String, values: [Any?]) {
        do throws(PredicateFormatError) {
            let node = try PredicateParser.parse(format, arguments: values)
            self.init { object, variables in Self.holds(node, object, variables) }
        } catch {
            PredicateProblems.report(error)
            self.init { _, _ in
                PredicateProblems.report(error)
                return false
            }
        }
    }

    private static func holds(_ node: PredicateNode, _ object: Any?, _ variables: [String: Any]?) -> Bool {
        do throws(PredicateFormatError) {
            return try PredicateEvaluator(object: object, variables: variables ?? [:]).holds(node)
        } catch {
            PredicateProblems.report(error)
            return false
        }
    }
}

/// What went wrong while `matches(_:)` evaluates; outside of it problems go to the standard error.
private final class PredicateProblems: Sendable {
    @TaskLocal static var current: PredicateProblems?

    private let problem = Lock<PredicateFormatError?>(nil)

    var first: PredicateFormatError? { problem.withLock { $0 } }

    static func report(_ error: PredicateFormatError) {
        guard let current else { return FileHandle.standardError.write(Data("\(error)\n".utf8)) }
        current.problem.withLock { if $0 == nil { $0 = error } }
    }
}
