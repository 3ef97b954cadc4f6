import IntentsModel
import IntentsStrings

/// Turns what a caller or a person gave into the value of one parameter.
struct ValueConverter: Sendable {
    let run: ActionRun
    var parameter: ParameterDescription
    /// The values of the parameters before it, which queries may depend on.
    var resolved: [String: IntentValue] = [:]

    var texts: RunTexts { run.texts }
    var title: String { texts.title(of: parameter) }

    /// The parameter's value.
    /// - Throws: `ConversionProblem`, or the error of the app's query.
    func convert(_ value: IntentValue) async throws -> IntentValue {
        if case .null = value { throw problem("“${title}” needs a value; nothing was given.") }
        switch try await resolvers(answeringTo: value) {
        case .value(let made): return try await converted(made)
        case .nothing: return try await converted(value)
        case .refused(let reason): throw ConversionProblem.invalid(reason)
        case .asks: return value
        }
    }

    /// What the app's own resolvers make of a value of another type, which comes before every rule of ours.
    private func resolvers(answeringTo value: IntentValue) async throws -> ResolverAnswer {
        let values = if case .array(let values) = value { values } else { [value] }
        guard parameter.hasResolvers, !values.allSatisfy(parameter.valueType.element.isNamed) else { return .nothing }
        let request = OptionsRequest(
            runID: run.runID, action: run.action.identifier, parameter: parameter.name, values: resolved,
            locale: run.context.locale, resolving: value)
        return try await run.services.options(request).resolution ?? .nothing
    }

    private func converted(_ value: IntentValue) async throws -> IntentValue {
        guard case .array(let member) = parameter.valueType else {
            return try await convertElements([value], to: parameter.valueType, isArray: false)[0]
        }
        // A single value is an array of one.
        let values = if case .array(let values) = value { values } else { [value] }
        let converted = try await convertElements(values, to: member, isArray: true)
        return .array(try checkSize(member.isEnumeration ? withoutDuplicates(converted) : converted))
    }

    private func convertElements(
        _ values: [IntentValue], to type: ValueType, isArray: Bool
    ) async throws -> [IntentValue] {
        switch type {
        case .primitive(let primitive): try values.map { try convert($0, to: primitive) }
        case .linkEnumeration(let identifier):
            try values.enumerated().map { try enumCase($1, of: identifier, element: isArray ? $0 : nil) }
        case .entity(let identifier): try await entities(values, of: identifier, isArray: isArray)
        case .measurement(let dimension): try values.map { try measurement($0, of: dimension) }
        case .union(_, let types, _): try await union(values, of: types)
        case .array: throw problem("“${title}” is an array of arrays, which no value can be given for.")
        }
    }

    private func convert(_ value: IntentValue, to type: PrimitiveType) throws -> IntentValue {
        switch type {
        case .string: try string(value)
        case .bool: try bool(value)
        case .int: try int(value)
        case .double: try double(value)
        case .date: try date(value)
        case .url: try url(value)
        case .attributedString, .searchCriteria: try styledText(value)
        case .duration: try duration(value)
        case .dateComponents: try dateComponents(value)
        case .currencyAmount: try currencyAmount(value)
        case .person: try person(value)
        case .personName: try personName(value)
        case .paymentMethod: try paymentMethod(value)
        case .recurrenceRule: try recurrence(value)
        case .placemark: try placemark(value)
        case .place: try place(value)
        case .entityIdentifier: try entityIdentifier(value)
        case .shortcut: try shortcut(value)
        case .file: try file(value)
        }
    }

    private func string(_ value: IntentValue) throws -> IntentValue {
        guard case .string = value else { throw problem("“${title}” takes text; ${value} is not text.", value) }
        return value
    }

    /// A value of the type that came from an app as it is, or what a reader makes of text.
    func structured(
        _ value: IntentValue, _ type: PrimitiveType, form: String,
        read: (String) throws -> (fields: JSONValue, text: String)?
    ) throws -> IntentValue {
        switch value {
        case .structured(let structure) where structure.typeName == type.swiftName: return value
        case .string(let text):
            let plain = text.trimmingWhitespace
            if let (fields, text) = try read(plain) {
                return .structured(StructuredValue(typeName: type.swiftName, fields: fields, text: text))
            }
        default: break
        }
        throw problem("“${title}” takes \(form); ${value} is not one.", value)
    }

    private func styledText(_ value: IntentValue) throws -> IntentValue {
        if case .structured = value { return value }
        return try string(value)
    }

    private func withoutDuplicates(_ values: [IntentValue]) -> [IntentValue] {
        var seen: Set<IntentValue> = []
        return values.filter { seen.insert($0).inserted }
    }

    private func checkSize(_ values: [IntentValue]) throws -> [IntentValue] {
        guard let size = parameter.size, !(size.minimum...max(size.minimum, size.maximum)).contains(values.count) else {
            return values
        }
        let count = "\(values.count)"
        if size.minimum == size.maximum {
            throw problem(
                "The number of values for “${title}” must be ${minimum}, not ${count}.",
                ["minimum": "\(size.minimum)", "count": count])
        }
        throw problem(
            "The number of values for “${title}” must be ${minimum} to ${maximum}, not ${count}.",
            ["minimum": "\(size.minimum)", "maximum": "\(size.maximum)", "count": count])
    }

    /// A problem in a sentence with a `${title}` slot and those given.
    func problem(_ sentence: String, _ slots: [String: String] = [:]) -> ConversionProblem {
        .invalid(message(sentence, slots))
    }

    func message(_ sentence: String, _ slots: [String: String]) -> String {
        texts(sentence, slots.merging(["title": title]) { own, _ in own })
    }

    /// A problem in a sentence with the slots `${title}` and `${value}`.
    func problem(_ sentence: String, _ value: IntentValue) -> ConversionProblem {
        problem(sentence, ["value": value.spelling])
    }
}

extension ValueType {
    var isEnumeration: Bool {
        if case .linkEnumeration = self { return true }
        return false
    }
}

extension String {
    /// Without the space around it.
    var trimmingWhitespace: String {
        let start = drop(while: \.isWhitespace)
        return String(start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? "")
    }
}
