import IntentsModel

/// Reads `PROPERTY OPERATOR VALUE`, the condition of a property query.
struct ConditionParser: Sendable {
    var text: String

    /// The operators in the order they are tried: longer spellings before those they begin with.
    private static let operators: [(spelling: String, comparator: String)] = [
        ("is not", "notEqualTo"), ("!=", "notEqualTo"), ("<=", "lessThanOrEqualTo"), (">=", "greaterThanOrEqualTo"),
        ("begins with", "hasPrefix"), ("starts with", "hasPrefix"), ("ends with", "hasSuffix"),
        ("between", "isBetween"), ("contains", "contains"), ("==", "equalTo"), ("=", "equalTo"), ("is", "equalTo"),
        ("<", "lessThan"), (">", "greaterThan"),
    ]

    func parse() throws(UsageError) -> FindCondition {
        let trimmed = text.trimmingSpaces
        let property = trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !property.isEmpty else { throw failure("it starts with no property") }
        let rest = trimmed[property.endIndex...].trimmingSpaces
        guard let (comparator, operand) = split(rest) else {
            throw failure("no operator follows \(property)")
        }
        let values = comparator == "isBetween" ? try bounds(operand) : [try value(operand)]
        return FindCondition(property: String(property), comparator: comparator, values: values)
    }

    /// The operator that `rest` begins with, and what follows; a word needs a space behind it.
    private func split(_ rest: Substring) -> (String, Substring)? {
        for (spelling, comparator) in Self.operators where rest.lowercased().hasPrefix(spelling) {
            let operand = rest.dropFirst(spelling.count)
            let isWord = spelling.allSatisfy { $0.isLetter || $0 == " " }
            if isWord, let next = operand.first, !next.isWhitespace { continue }
            return (comparator, operand.trimmingSpaces)
        }
        return nil
    }

    private func value(_ operand: Substring) throws(UsageError) -> IntentValue {
        guard !operand.isEmpty else { throw failure("no value follows the operator") }
        return .string(unquoted(operand))
    }

    private func bounds(_ operand: Substring) throws(UsageError) -> [IntentValue] {
        guard let (lower, upper) = splitAtAnd(operand), !lower.isEmpty, !upper.isEmpty else {
            throw failure("between needs two values: between VALUE and VALUE")
        }
        return [.string(unquoted(lower)), .string(unquoted(upper))]
    }

    /// The parts before and behind the first `and` that stands outside quotes.
    private func splitAtAnd(_ operand: Substring) -> (Substring, Substring)? {
        var quote: Character?
        for index in operand.indices {
            let character = operand[index]
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, operand[index...].lowercased().hasPrefix(" and ") {
                return (operand[..<index].trimmingSpaces, operand[index...].dropFirst(5).trimmingSpaces)
            }
        }
        return nil
    }

    private func unquoted(_ text: Substring) -> String {
        guard text.count >= 2, let first = text.first, first == "\"" || first == "'", text.last == first else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }

    private func failure(_ reason: String) -> UsageError {
        UsageError("“\(text)” is no condition: \(reason). Write PROPERTY OPERATOR VALUE, as in “name contains x”.")
    }
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmingSpaces: SubSequence {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else {
            return self[endIndex...]
        }
        return self[first...last]
    }
}
