import FoundationEssentials
import Glibc
import IntentsClient
import IntentsModel

/// The run that `--previous` names, whose result the action takes: by its id, the last one, or the one whose outcome comes on
/// standard input.
struct PreviousRun: Equatable, Sendable {
    var name: String

    /// The result, of the type that it has: the history keeps values whole.
    func result(from client: IntentsClient, patience: InputPatience) async throws -> IntentValue {
        if name == "-" {
            return try Self.result(ofOutcome: try await InputThread.run { try Self.standardInput(patience) })
        }
        let runs = try await client.log(of: nil, limit: 10_000).runs.map(\.report)
        let found = name == "last" ? runs.last : runs.last { $0.runID == name }
        guard let found else {
            throw RunError(
                .invalidValue,
                name == "last"
                    ? "--previous: no action has run yet."
                    : "--previous: the history has no run with the id “\(name)”; “intents log --json” lists them.")
        }
        return try Self.result(of: found)
    }

    private static func result(of run: RunReport) throws(RunError) -> IntentValue {
        guard run.outcome == .success else {
            throw failed(run.action, run.outcome.rawValue, run.error?.message)
        }
        guard let value = run.value, value != .null else {
            throw RunError(.invalidValue, "--previous: \(run.action) returned nothing, or more than the history keeps.")
        }
        try value.checkFiles()
        return value
    }

    private static func failed(_ action: String, _ outcome: String, _ message: String?) -> RunError {
        RunError(
            .invalidValue,
            "--previous: \(action) ended with \(outcome), so that it has no result. \(message ?? "")".trimmed)
    }

    // MARK: An outcome on standard input

    /// More than an outcome without contents of files has.
    private static let largestOutcome = 16 << 20

    private static func standardInput(_ patience: InputPatience) throws(RunError) -> Data {
        var data = Data()
        while data.count <= largestOutcome {
            try patience.wait(for: STDIN_FILENO, called: "the standard input")
            guard let piece = InputBytes.next() else {
                throw RunError(.invalidValue, "The standard input cannot be read.")
            }
            guard !piece.isEmpty else { return data }
            data.append(contentsOf: piece)
        }
        throw RunError(
            .invalidValue, "--previous: the outcome on standard input has more than \(largestOutcome >> 20) MB.")
    }

    /// The value of an outcome that `intents run --json` printed. What is text there stays text, to be converted.
    static func result(ofOutcome data: Data) throws(RunError) -> IntentValue {
        guard String(validating: data, as: UTF8.self) != nil else {
            throw RunError(.invalidValue, "--previous -: the standard input is not UTF-8.")
        }
        guard case .object(let members)? = try? JSONDecoder().decode(JSONValue.self, from: data),
            let outcome = members["outcome"]?.text
        else {
            throw RunError(
                .invalidValue,
                "--previous -: the standard input is not the one object that “intents run --json” prints.")
        }
        let action = members["action"]?.text ?? "the action"
        guard outcome == RunOutcome.success.rawValue else {
            var message: String?
            if case .object(let error)? = members["error"] { message = error["message"]?.text }
            throw failed(action, outcome, message)
        }
        guard let json = members["value"], json != .null else {
            throw RunError(.invalidValue, "--previous: \(action) returned nothing.")
        }
        return try IntentValue(printed: json)
    }
}

extension IntentValue {
    /// The value that was printed as plain JSON.
    fileprivate init(printed json: JSONValue) throws(RunError) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let text): self = .string(text)
        case .array(let elements):
            var values: [IntentValue] = []
            for element in elements { values.append(try IntentValue(printed: element)) }
            self = .array(values)
        case .object(let members): self = try Self.object(members)
        }
    }

    /// An entity, a value with parts, or a file, as `ValueJSON.swift` writes them.
    private static func object(_ members: [String: JSONValue]) throws(RunError) -> IntentValue {
        if let type = members["type"]?.text, let id = members["id"]?.text {
            let display = DisplayValue(title: members["title"]?.text ?? id, subtitle: members["subtitle"]?.text)
            return .entity(EntityValue(typeName: type, identifier: id, display: display))
        }
        if let type = members["type"]?.text, let text = members["text"]?.text, let fields = members["value"] {
            return .structured(StructuredValue(typeName: type, fields: fields, text: text))
        }
        throw RunError(
            .invalidValue,
            "--previous -: the outcome has no value that an action takes; the content of a file is no part of it, so give the "
                + "file itself with the parameter's option.")
    }

    /// Large contents are gone once the run's own client has had them.
    fileprivate func checkFiles() throws(RunError) {
        let large = Lock<String?>(nil)
        _ = mapFiles { file in
            if file.handover != nil { large.withLock { $0 = file.filename } }
            return file
        }
        guard let name = large.withLock({ $0 }) else { return }
        throw RunError(
            .invalidValue,
            "--previous: the history does not keep “\(name)”, which is large; write it with --output, and give it with the "
                + "parameter's option.")
    }
}

extension String {
    fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
