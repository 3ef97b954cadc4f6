import FoundationEssentials
import IntentsModel

extension JSONText {
    /// A transition of a run: the first four members always, the others when it has them.
    init(_ event: RunEvent) {
        var members: [(String, JSONText)] = [
            ("time", .string(RunEventText.time(event))), ("runID", .string(event.runID)),
            ("action", .string(event.action)), ("event", .string(event.kind.rawValue)),
        ]
        func add(_ name: String, _ value: JSONText?) {
            if let value { members.append((name, value)) }
        }
        add("parameter", event.parameter.map(JSONText.string))
        add("value", event.value.map { JSONText($0) })
        add("text", event.text.map(JSONText.string))
        add("count", event.count.map(JSONText.int))
        add("process", event.process.map { JSONText($0) })
        add("progress", event.progress.map { JSONText($0) })
        add("outcome", event.outcome.map { .string($0.rawValue) })
        self = .object(members)
    }

    init(_ progress: ProgressState) {
        self = .object([
            ("completed", .int(Int(progress.completed))), ("total", .int(Int(progress.total))),
            ("fraction", progress.fraction.map(JSONText.double) ?? .null), ("text", .text(progress.text)),
            ("detail", .text(progress.detail)), ("throughput", progress.throughput.map(JSONText.int) ?? .null),
            ("secondsLeft", progress.secondsLeft.map(JSONText.double) ?? .null),
        ])
    }
}

/// A transition of a run as a line for people.
struct RunEventText: Sendable {
    var event: RunEvent

    /// In UTC, to the millisecond.
    static func time(_ event: RunEvent) -> String {
        Date(timeIntervalSince1970: event.time).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    var line: String {
        let count = event.count.map { "(\($0))" }
        let parts = [
            event.parameter.map { "\($0):" }, event.value.map { ValueText.text($0) }, event.text, count,
            event.process.map { "\($0.bundle) [\($0.pid)]" }, event.progress.map { ProgressText(progress: $0).summary },
            event.outcome?.rawValue,
        ]
        let about = parts.compactMap(\.self).joined(separator: " ")
        return "\(Self.time(event))  \(event.action)  \(event.kind.rawValue)\(about.isEmpty ? "" : "  \(about)")"
    }
}
