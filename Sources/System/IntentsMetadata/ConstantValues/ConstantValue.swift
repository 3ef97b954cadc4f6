/// A value that the compiler could write down at build time, or the fact that it could not.
package indirect enum ConstantValue: Hashable, Sendable {
    /// A literal of any type; the compiler gives every one as text.
    case literal(String)
    case nilLiteral
    /// Text and expressions in turn, beginning and ending with text.
    case interpolation([ConstantValue])
    /// `Type(…)`, with every declared argument.
    case call(ConstantCall)
    /// `Type.member(…)`.
    case staticCall(ConstantCall, member: String)
    case enumCase(String, arguments: [ConstantArgument])
    case array([ConstantValue])
    case dictionary([ConstantPair])
    case member(type: String, name: String)
    case type(String)
    /// The path as written, for example `$name`.
    case keyPath(String)
    case tuple([ConstantValue])
    case builder([BuilderMember])
    /// Known only to the running program.
    case runtime
}

/// A call with its arguments.
package struct ConstantCall: Hashable, Sendable, Decodable {
    package var type: String
    package var arguments: [ConstantArgument]

    /// The value of the first argument with a label; `""` for one without.
    package subscript(label: String) -> ConstantValue? {
        arguments.first { $0.label == label }?.value
    }
}

/// One argument of a call.
package struct ConstantArgument: Hashable, Sendable, Decodable {
    private enum Keys: String, CodingKey { case label, type }

    package var label: String
    package var type: String
    package var value: ConstantValue

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        label = try container.decodeIfPresent(String.self, forKey: .label) ?? ""
        type = try container.decodeIfPresent(String.self, forKey: .type) ?? ""
        value = try ConstantValue(from: decoder)
    }
}

/// A key of a dictionary literal with its value.
package struct ConstantPair: Hashable, Sendable, Decodable {
    package var key: ConstantValue
    package var value: ConstantValue
}

/// One statement in a result builder's block.
package struct BuilderMember: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case expression
        /// `if #available`: the elements of its first branch, which is the one that Linux takes.
        case availability
        /// `if`, `switch` or `for`: the elements are there, the condition is not.
        case conditional
    }

    package var kind: Kind
    package var elements: [ConstantValue]
}
