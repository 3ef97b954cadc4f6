/// Says whether a predicate holds for an object.
struct PredicateEvaluator {
    let object: Any?
    var variables: [String: Any]

    func holds(_ node: PredicateNode) throws(PredicateFormatError) -> Bool {
        switch node {
        case .constant(let value): return value
        case .not(let inner): return try !holds(inner)
        case .all(let nodes):
            for node in nodes where try !holds(node) { return false }
            return true
        case .any(let nodes):
            for node in nodes where try holds(node) { return true }
            return false
        case .comparison(let comparison): return try holds(comparison)
        }
    }

    private func holds(_ comparison: PredicateComparison) throws(PredicateFormatError) -> Bool {
        let left = try value(comparison.left)
        let relation = PredicateRelation(
            relation: comparison.relation, right: try value(comparison.right), options: comparison.options)
        guard comparison.quantifier != .direct else { return try relation.holds(for: left) }
        guard let elements = left == nil ? [] : PredicateValue.elements(left) else {
            throw PredicateFormatError("ANY, ALL and NONE need a collection, and \(type(of: left ?? "nil")) is none.")
        }
        return try relation.holds(for: flattened(elements), comparison.quantifier)
    }

    // A key path through two collections gives a list of lists; the quantifier means all their elements.
    private func flattened(_ elements: [Any?]) -> [Any?] {
        elements.flatMap { PredicateValue.elements($0) ?? [$0] }
    }

    // MARK: Values

    func value(_ expression: PredicateExpression) throws(PredicateFormatError) -> Any? {
        switch expression {
        case .constant(let constant): return PredicateValue.plain(constant)
        case .object: return PredicateValue.plain(object)
        case .variable(let name): return try variable(name)
        case .list(let elements): return try values(elements)
        case .path(let base, let steps):
            var current = try value(base)
            var rest = steps[...]
            while let step = rest.popFirst() {
                if case .key(let key) = step, PredicateFunctions.takesPath(key) {
                    // `@sum.price.@count`: the operator works on what the path up to the next one gives.
                    while let next = rest.first, !next.isOperator {
                        current = try value(of: next, in: current)
                        rest.removeFirst()
                    }
                    current = try PredicateValue.value(of: key, in: current ?? [Any]())
                    continue
                }
                current = try value(of: step, in: current)
            }
            return current
        case .arithmetic(let first, let rest):
            var result = try value(first)
            for (operation, operand) in rest {
                result = try PredicateFunctions.calculate(operation, result, value(operand))
            }
            return result
        case .negative(let inner): return try PredicateFunctions.calculate("-", Int64(0), value(inner))
        case .function(let name, let arguments):
            return try PredicateFunctions.call(name, values(arguments))
        case .subquery(let collection, let variable, let condition):
            return try subquery(value(collection), variable, condition)
        }
    }

    private func values(_ expressions: [PredicateExpression]) throws(PredicateFormatError) -> [Any?] {
        var values: [Any?] = []
        for expression in expressions { values.append(try value(expression)) }
        return values
    }

    private func variable(_ name: String) throws(PredicateFormatError) -> Any? {
        guard let value = variables[name] else {
            throw PredicateFormatError(
                "The predicate's variable $\(name) has no value; give it in substitutionVariables.")
        }
        return PredicateValue.plain(value)
    }

    private func value(of step: PredicateExpression.Step, in value: Any?) throws(PredicateFormatError) -> Any? {
        switch step {
        case .key(let key): return try PredicateValue.value(of: key, in: value)
        case .first: return PredicateValue.elements(value)?.first.flatMap(PredicateValue.plain)
        case .last: return PredicateValue.elements(value)?.last.flatMap(PredicateValue.plain)
        case .size: return PredicateValue.elements(value)?.count
        case .index(let expression):
            let index = try self.value(expression)
            if let key = PredicateValue.text(index) { return try PredicateValue.value(of: key, in: value) }
            guard
                let position = PredicateValue.number(index)?.intValue, let elements = PredicateValue.elements(value),
                elements.indices.contains(position)
            else { return nil }
            return PredicateValue.plain(elements[position])
        }
    }

    private func subquery(
        _ collection: Any?, _ variable: String, _ condition: PredicateNode
    ) throws(PredicateFormatError) -> [Any?] {
        var found: [Any?] = []
        for element in PredicateValue.elements(collection) ?? [] {
            var inner = self
            inner.variables[variable] = PredicateValue.plain(element) ?? NSNull()
            if try inner.holds(condition) { found.append(element) }
        }
        return found
    }
}
