extension ConstantValue {
    /// The value inside `Optional.some(…)`, otherwise the value itself.
    package var unwrapped: ConstantValue {
        if case .enumCase("some", let arguments) = self, let value = arguments.first?.value { return value.unwrapped }
        return self
    }

    /// Whether the source gives no value here: it says `nil`, or leaves out an argument whose default is `nil`.
    package var isNil: Bool { self == .nilLiteral || self == .enumCase("none", arguments: []) }

    package var text: String? {
        if case .literal(let text) = unwrapped { return text }
        return nil
    }

    package var bool: Bool? { text.flatMap { Bool($0) } }

    package var elements: [ConstantValue]? {
        if case .array(let elements) = unwrapped { return elements }
        return nil
    }

    package var call: ConstantCall? {
        if case .call(let call) = unwrapped { return call }
        return nil
    }

    /// The name of a case or static member without arguments: what `.name` in the source says.
    package var caseName: String? {
        switch unwrapped {
        case .enumCase(let name, _), .member(_, let name): name
        default: nil
        }
    }

    /// The path without the wrapper's `$`: `name` for `\.$name`, and for a part of the wrapper, as in `\.$name.type`.
    package var keyPathName: String? {
        guard case .keyPath(let path) = unwrapped else { return nil }
        let parts = path.split(separator: ".")
        return (parts.last { $0.hasPrefix("$") }?.dropFirst() ?? parts.last).map { String($0) }
    }

    /// The statements of a builder's block; a value without a builder is its only statement.
    package var statements: [BuilderMember] {
        if case .builder(let members) = self { return members }
        return [BuilderMember(kind: .expression, elements: [self])]
    }

    /// The expressions of a builder's block, those in `if #available` included.
    package var expressions: [ConstantValue] { statements.flatMap(\.elements) }
}
