import IntentsModel
import IntentsStrings

/// Turns the parameters of a command line into values by Swift name.
///
/// Values stay text: what they mean is decided by the resolution, which serves every surface alike.
struct ParameterValues: Sendable {
    var arguments: [ParameterArgument]

    /// The values by parameter name.
    /// - Parameters:
    ///   - action: the description, when it is known.
    ///   - files: reads the files that are named.
    /// - Throws: a `UsageError`, or a `RunError` when the content of a file does not come.
    func values(
        for action: ActionDescription?, files: FileArgument = FileArgument()
    ) throws -> [String: IntentValue] {
        var values: [String: [IntentValue]] = [:]
        for argument in arguments {
            let (name, value) = try parameter(argument, of: action, files)
            if values[name] != nil, let action { try checkTakesSeveral(name, in: action) }
            values[name, default: []].append(value)
        }
        return values.mapValues { $0.count == 1 ? $0[0] : .array($0) }
    }

    private func checkTakesSeveral(_ name: String, in action: ActionDescription) throws(UsageError) {
        guard action.parameters.contains(where: { $0.name == name && !$0.valueType.isArray }) else { return }
        let option = ParameterName.usage(name)
        throw UsageError("\(option) is given twice, but \(action.identifier) takes one value for it: give it once.")
    }

    private func parameter(
        _ argument: ParameterArgument, of action: ActionDescription?, _ files: FileArgument
    ) throws -> (String, IntentValue) {
        guard let action else {
            switch argument.form {
            case .value(let text), .set(let text): return (argument.name, .string(text))
            case .bare: return (argument.name, .bool(true))
            }
        }
        switch argument.form {
        case .value(let text), .set(let text):
            let parameter = try find(argument.name, in: action)
            guard parameter.valueType.element == .primitive(.file) else { return (parameter.name, .string(text)) }
            return (parameter.name, .file(try files.read(text, for: ParameterName.kebabCase(parameter.name))))
        case .bare: return try flag(argument.name, in: action)
        }
    }

    /// `--PARAM` alone is true and `--no-PARAM` false, for Booleans.
    private func flag(_ name: String, in action: ActionDescription) throws(UsageError) -> (String, IntentValue) {
        if let parameter = match(name, in: action) {
            guard parameter.valueType == .primitive(.bool) else {
                throw UsageError("--\(name) needs a value: --\(name) VALUE (\(parameter.valueType.displayName)).")
            }
            return (parameter.name, .bool(true))
        }
        if name.hasPrefix("no-"), let parameter = match(String(name.dropFirst(3)), in: action) {
            guard parameter.valueType == .primitive(.bool) else {
                throw UsageError("--\(name) is for Booleans; \(parameter.name) is \(parameter.valueType.displayName).")
            }
            return (parameter.name, .bool(false))
        }
        return (try find(name, in: action).name, .bool(true))
    }

    private func find(_ name: String, in action: ActionDescription) throws(UsageError) -> ParameterDescription {
        if let parameter = match(name, in: action) { return parameter }
        throw Self.unknown(name, in: action)
    }

    private func match(_ name: String, in action: ActionDescription) -> ParameterDescription? {
        action.parameters.first { $0.name == name }
            ?? action.parameters.first { ParameterName.kebabCase($0.name) == name }
    }

    private static func unknown(_ name: String, in action: ActionDescription) -> UsageError {
        let known = action.parameters.map { ParameterName.kebabCase($0.name) }
        guard !known.isEmpty else {
            return UsageError("\(action.identifier) has no parameter --\(name): it takes none.")
        }
        let reserved = RunCommand.specification.allOptions.map(\.name)
        let message = "\(action.identifier) has no parameter --\(name)."
        if let suggestion = closest(to: name, in: known + reserved) {
            return UsageError(message, didYouMean: "--\(suggestion)")
        }
        return UsageError(
            "\(message) It takes \(action.parameters.map { ParameterName.usage($0.name) }.joined(separator: ", ")).")
    }
}
