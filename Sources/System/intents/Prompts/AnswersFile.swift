import FoundationEssentials
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
    static func read(_ absolutePath: String, named path: String) throws(UsageError) -> AnswersFile {
        let file = try FileArgument().read(absolutePath, for: "answers")
        guard let document = try? JSONDecoder().decode(JSONValue.self, from: file.data) else {
            throw UsageError("--answers: “\(path)” is not JSON.")
        }
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
            guard let entry = Entry(value) else {
                throw UsageError(
                    "--answers: the answer to “\(name)” in “\(path)” must be text, a number, true or false, a list "
                        + "of these, or {\"inOrder\": [ANSWER, …]} for a question that comes several times.")
            }
            entries[name] = entry
        }
        return AnswersFile(path: path, entries: entries)
    }
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
