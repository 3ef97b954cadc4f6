import FoundationEssentials
import IntentsLink
import IntentsMetadata
import IntentsModel

/// The answers that somebody has written down for the questions of a run: `--answers FILE`.
struct AnswersFile: Hashable, Sendable {
    /// As it was named, for messages.
    var path: String
    /// By parameter, or by the kind of a question that belongs to none.
    var entries: [String: Entry]

    enum Entry: Hashable, Sendable {
        /// The same answer however often it is asked.
        case always(JSONValue)
        /// One after the other.
        case inOrder([JSONValue])
    }

    /// Reads a file.
    /// - Parameter path: as it was named, for messages.
    /// - Throws: a `UsageError`, or a `RunError` when its content does not come.
    static func read(
        _ absolutePath: String, named path: String, patience: InputPatience = .endless
    ) throws -> AnswersFile {
        let file = try FileArgument(patience: patience).read(absolutePath, for: "answers")
        let document = try document(file.data, path)
        guard case .object(let members) = document else {
            throw UsageError(
                "--answers: “\(path)” must hold an object: answers by parameter name, or by confirmation, choice, "
                    + "foreground.")
        }
        if let name = RepeatedKey.firstAtTop(of: file.data) {
            throw UsageError(
                "--answers: “\(path)” answers “\(name)” twice: keep one, or write {\"inOrder\": [ANSWER, …]} for a "
                    + "question that comes several times.")
        }
        var entries: [String: Entry] = [:]
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard value != Self.emptyOrder else {
                throw UsageError(
                    "--answers: “\(path)” has no answer in the list “inOrder” of “\(name)”: write one for each time that the "
                        + "question comes.")
            }
            guard let entry = Entry(value) else {
                throw UsageError(
                    "--answers: the answer to “\(name)” in “\(path)” must be text, a number, true or false, a list "
                        + "of these, or {\"inOrder\": [ANSWER, …]} for a question that comes several times.")
            }
            entries[name] = entry
        }
        return AnswersFile(path: path, entries: entries)
    }

    private static let emptyOrder = JSONValue.object(["inOrder": .array([])])

    private static func document(_ data: Data, _ path: String) throws(UsageError) -> JSONValue {
        guard String(validating: data, as: UTF8.self) != nil else {
            throw UsageError("--answers: “\(path)” is not UTF-8.")
        }
        guard data.withUnsafeBytes({ nestingDepth(ofJSON: $0, stoppingBeyond: deepest) }) <= deepest else {
            throw UsageError("--answers: “\(path)” is nested more than \(deepest) levels deep; answers are not nested.")
        }
        guard let document = try? JSONDecoder().decode(WrittenJSON.self, from: data) else {
            throw UsageError("--answers: “\(path)” is not JSON.")
        }
        return document.value
    }

    /// More than answers have, and less than a parser takes.
    private static let deepest = 64
}

extension AnswersFile.Entry {
    fileprivate init?(_ value: JSONValue) {
        if case .object(let members) = value {
            guard members.count == 1, case .array(let answers)? = members["inOrder"], !answers.isEmpty else {
                return nil
            }
            guard answers.allSatisfy(\.isAnswer) else { return nil }
            self = .inOrder(answers)
        } else {
            guard value.isAnswer else { return nil }
            self = .always(value)
        }
    }
}

extension JSONValue {
    fileprivate var isAnswer: Bool {
        switch self {
        case .bool, .int, .double, .string: true
        case .array(let elements): elements.allSatisfy { $0.isScalar }
        case .null, .object: false
        }
    }

    private var isScalar: Bool {
        switch self {
        case .bool, .int, .double, .string: true
        case .null, .array, .object: false
        }
    }
}
