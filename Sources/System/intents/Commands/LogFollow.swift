import IntentsClient
import IntentsModel

/// `intents log --follow`: every transition of the runs that go on, one line each, as it happens.
struct LogFollow: Sendable {
    var app: String?
    /// Ends after so many transitions; never when absent.
    var limit: Int?
    var json: Bool

    func run(in context: CommandContext) async throws -> Int32 {
        // A signal is the usual end of what is followed, and adds no document of its own.
        context.document.print {}
        let events = AsyncStream.makeStream(of: RunEvent.self)
        let client = try await context.client { events.continuation.yield($0) }
        defer { client.close() }
        try await client.followRuns(of: app)
        // Nobody may have anything to do for hours; then nothing that is written would tell that it is read no more.
        context.console.output.whenReaderGone { events.continuation.finish() }
        return await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await client.waitUntilClosed()
                events.continuation.finish()
            }
            defer { group.cancelAll() }
            let isComplete = await print(events.stream, on: context.console)
            guard isComplete || context.console.output.state != .open else {
                context.console.complain("intents log: the daemon has ended.")
                return 5
            }
            client.close()
            return 0
        }
    }

    private func show(_ event: RunEvent, on console: Console) {
        guard !json else { return console.print(JSONText(event).line) }
        let line = RunEventText(event: event).line
        guard let width = console.width, DisplayWidth.of(line) > width else { return console.print(line) }
        // A name that is longer than a line stays one piece, to be copied whole.
        for (index, part) in DisplayWidth.wrap(line, to: width - 2, cutsWords: false).enumerated() {
            console.print(index == 0 ? part : "  \(part)")
        }
    }

    /// - Returns: whether as many were printed as were wanted, or can be.
    private func print(_ events: AsyncStream<RunEvent>, on console: Console) async -> Bool {
        var left = limit
        for await event in events {
            show(event, on: console)
            left = left.map { $0 - 1 }
            if left == 0 || console.output.state != .open { return true }
        }
        return false
    }
}
