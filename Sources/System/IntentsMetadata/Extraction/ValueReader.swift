import FoundationEssentials
import IntentsModel

/// Reads literals as values of a parameter's type.
struct ValueReader {
    let types: TypeTable

    /// The value of a literal or case; nothing when only the running program knows it.
    func value(_ constant: ConstantValue, type: SwiftTypeName) -> IntentValue? {
        if let wrapped = type.wrapped { return constant.isNil ? .null : value(constant.unwrapped, type: wrapped) }
        if ["Swift.Array", "Swift.Set"].contains(type.name), let member = type.arguments.first {
            guard let elements = constant.elements else { return nil }
            let values = elements.map { value($0, type: member) }
            return values.contains(nil) ? nil : .array(values.compactMap { $0 })
        }
        switch types.valueType(of: type)?.type {
        case .primitive(let primitive): return self.primitive(constant, primitive)
        case .linkEnumeration(let identifier): return enumCase(constant, type: type, identifier: identifier)
        default: return nil
        }
    }

    /// One value, or the values of an array literal.
    func list(_ constant: ConstantValue, type: SwiftTypeName) -> [IntentValue]? {
        guard let value = value(constant, type: type) else { return nil }
        if case .array(let values) = value { return values }
        return [value]
    }

    private func primitive(_ constant: ConstantValue, _ type: PrimitiveType) -> IntentValue? {
        if type == .url { return url(constant) }
        guard let text = constant.text else { return nil }
        switch type {
        case .string: return .string(text)
        case .bool: return Bool(text).map { .bool($0) }
        case .int: return Self.integer(text).map { .int($0) }
        case .double: return Double(text.filter { $0 != "_" }).map { .double($0) }
        // The rest is not written as a literal: only the app knows such a default.
        default: return nil
        }
    }

    /// A literal's spelling is kept: `1_000`, `0xFF`.
    private static func integer(_ text: String) -> Int? {
        let digits = text.filter { $0 != "_" }.lowercased()
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] {
            if digits.hasPrefix(prefix) { return Int(digits.dropFirst(2), radix: radix) }
            if digits.hasPrefix("-\(prefix)") { return Int("-" + digits.dropFirst(3), radix: radix) }
        }
        return Int(digits)
    }

    private func url(_ constant: ConstantValue) -> IntentValue? {
        constant.call?["string"]?.text.flatMap(URL.init(string:)).map { .url($0) }
    }

    private func enumCase(_ constant: ConstantValue, type: SwiftTypeName, identifier: String) -> IntentValue? {
        guard let name = constant.caseName,
            let enumCase = types[type.name]?.cases.first(where: { $0.name == name })
        else { return nil }
        return .enumCase(EnumValue(typeName: identifier, rawValue: enumCase.rawValue ?? name))
    }
}
