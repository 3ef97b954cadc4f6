import FoundationEssentials
import IntentsModel

/// Checks documents against the part of JSON Schema that the product's schemas use.
struct SchemaValidator {
    private let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    init(contentsOf path: String) throws {
        root = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: URL(filePath: path)))
    }

    /// What is wrong with a document; empty when it is valid.
    func problems(_ document: JSONValue) -> [String] {
        problems(document, root, at: "$")
    }

    private func problems(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
        guard case .object(let rules) = schema else { return ["\(path): the schema is no object"] }
        var found: [String] = []
        for (keyword, rule) in rules {
            switch (keyword, rule) {
            case ("$ref", .string(let reference)): found += problems(value, resolve(reference), at: path)
            case ("type", _): found += typeProblems(value, rule, at: path)
            case ("enum", .array(let allowed)): if !allowed.contains(value) { found.append("\(path): not in the enum") }
            case ("oneOf", .array(let choices)):
                let fitting = choices.count { problems(value, $0, at: path).isEmpty }
                if fitting != 1 { found.append("\(path): \(fitting) of oneOf fit") }
            case ("required", .array(let names)): found += missing(names, in: value, at: path)
            case ("properties", .object(let properties)): found += memberProblems(value, properties, at: path)
            case ("additionalProperties", _): found += additionalProblems(value, rules, rule, at: path)
            case ("items", _):
                if case .array(let elements) = value {
                    found += elements.enumerated().flatMap { problems($1, rule, at: "\(path)[\($0)]") }
                }
            case ("anyOf", .array(let choices)):
                if !choices.contains(where: { problems(value, $0, at: path).isEmpty }) {
                    found.append("\(path): none of anyOf fits")
                }
            case ("minimum", .int(let bound)): if number(value) < Double(bound) { found.append("\(path): too small") }
            case ("maximum", .int(let bound)): if number(value) > Double(bound) { found.append("\(path): too large") }
            case ("minItems", .int(let bound)): if count(value) < bound { found.append("\(path): too few") }
            case ("maxItems", .int(let bound)): if count(value) > bound { found.append("\(path): too many") }
            case ("$schema", _), ("$defs", _), ("$comment", _), ("title", _), ("description", _), ("default", _),
                ("format", _):
                break
            default: found.append("\(path): the validator does not know \(keyword)")
            }
        }
        return found
    }

    private func number(_ value: JSONValue) -> Double {
        switch value {
        case .int(let number): Double(number)
        case .double(let number): number
        default: .nan
        }
    }

    private func count(_ value: JSONValue) -> Int { if case .array(let elements) = value { elements.count } else { 0 } }

    private func resolve(_ reference: String) -> JSONValue {
        reference.split(separator: "/").dropFirst().reduce(root) { schema, key in
            guard case .object(let members) = schema else { return .null }
            return members[String(key)] ?? .null
        }
    }

    private func typeProblems(_ value: JSONValue, _ rule: JSONValue, at path: String) -> [String] {
        let allowed: [JSONValue] = if case .array(let types) = rule { types } else { [rule] }
        let names: [JSONValue] =
            switch value {
            case .null: ["null"].map(JSONValue.string)
            case .bool: ["boolean"].map(JSONValue.string)
            case .int: ["integer", "number"].map(JSONValue.string)
            case .double: ["number"].map(JSONValue.string)
            case .string: ["string"].map(JSONValue.string)
            case .array: ["array"].map(JSONValue.string)
            case .object: ["object"].map(JSONValue.string)
            }
        return names.contains { allowed.contains($0) } ? [] : ["\(path): the type is wrong"]
    }

    private func missing(_ names: [JSONValue], in value: JSONValue, at path: String) -> [String] {
        guard case .object(let members) = value else { return [] }
        return names.compactMap { name in
            guard case .string(let text) = name, members[text] == nil else { return nil }
            return "\(path): \(text) is missing"
        }
    }

    private func memberProblems(_ value: JSONValue, _ properties: [String: JSONValue], at path: String) -> [String] {
        guard case .object(let members) = value else { return [] }
        return properties.flatMap { name, schema in
            members[name].map { problems($0, schema, at: "\(path).\(name)") } ?? []
        }
    }

    private func additionalProblems(
        _ value: JSONValue, _ rules: [String: JSONValue], _ rule: JSONValue, at path: String
    ) -> [String] {
        guard case .object(let members) = value else { return [] }
        var known: [String: JSONValue] = [:]
        if case .object(let properties)? = rules["properties"] { known = properties }
        return members.filter { known[$0.key] == nil }.flatMap { name, member in
            rule == .bool(false) ? ["\(path): \(name) is not expected"] : problems(member, rule, at: "\(path).\(name)")
        }
    }
}
