import IntentsModel

extension ValueConverter {
    func union(_ values: [IntentValue], of types: [ValueType]) async throws -> [IntentValue] {
        var converted: [IntentValue] = []
        for value in values { converted.append(try await union(value, of: types)) }
        return converted
    }

    /// The first type that takes the value; plain text comes last, as any text is one.
    private func union(_ value: IntentValue, of types: [ValueType]) async throws -> IntentValue {
        let order = types.filter { !$0.takesAnyText } + types.filter(\.takesAnyText)
        for type in order {
            var member = self
            member.parameter.valueType = type
            do {
                return try await member.convert(value)
            } catch let problem as ConversionProblem {
                // Several things of one type may be meant: a person decides, no other type.
                if case .ambiguous = problem { throw problem }
            }
        }
        throw problem(
            "“${title}” takes one of: ${types}; ${value} is none of them.",
            ["types": texts.list(types.map(\.displayName)), "value": value.spelling])
    }
}

extension ValueType {
    fileprivate var takesAnyText: Bool {
        switch self {
        case .primitive(let type):
            [.string, .attributedString, .searchCriteria, .place, .person, .shortcut].contains(type)
        default: false
        }
    }
}
