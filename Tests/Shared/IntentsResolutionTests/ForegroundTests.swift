import IntentsModel
import IntentsResolution
import Testing

@Suite("Continuing in the foreground")
struct ForegroundTests {
    static let reply = PerformReply.needsForeground(dialog: nil, alwaysConfirm: true)

    private func run(
        _ reply: PerformReply, person: any Interaction, bringForward: (@Sendable () async throws -> Void)?
    ) async -> ActionResult {
        var run = Garden.run(app: ScriptedApp(replies: [reply]), person: person)
        run.bringForward = bringForward
        return await run.run([:])
    }

    @Test("where no app can come forward, the run says so and asks nothing")
    func headless() async {
        let person = ScriptedPerson(.confirmed(true))
        let result = await run(Self.reply, person: person, bringForward: nil)
        #expect(result.outcome == .unavailable)
        #expect(
            result.error
                == RunError(
                    .foregroundUnavailable, "“Water” needs its app in front, and no app can come to the front here."))
        #expect(await person.prompts.isEmpty)
    }

    @Test("the person agrees, the app comes forward, the run ends")
    func agreed() async {
        let person = ScriptedPerson(.confirmed(true))
        await confirmation { forward in
            let result = await run(Self.reply, person: person) { forward() }
            #expect(result.outcome == .success)
        }
        #expect(await person.prompts == [Prompt(.foreground, dialog: "Continue “Water” in the app?")])
    }

    @Test("without confirmation nobody is asked")
    func unasked() async {
        let reply = PerformReply.needsForeground(dialog: "Look!", alwaysConfirm: false)
        await confirmation { forward in
            let result = await run(reply, person: NoInteraction()) { forward() }
            #expect(result.outcome == .success)
        }
    }

    @Test(
        "no agreement, no foreground",
        arguments: [
            (
                Answer.confirmed(false), RunOutcome.cancelled,
                RunError(.refused, "“Water” was not continued in its app.")
            ),
            (.cancelled, .cancelled, RunError(.cancelled, "The run was cancelled.")),
            (
                .unavailable, .needsConfirmation,
                RunError(.needsConfirmation, "“Water” wants to continue in its app, and nobody can be asked here.")
            ),
        ])
    func refused(answer: Answer, outcome: RunOutcome, error: RunError) async {
        await confirmation(expectedCount: 0) { forward in
            let result = await run(Self.reply, person: ScriptedPerson(answer)) { forward() }
            #expect(result.outcome == outcome)
            #expect(result.error == error)
        }
    }

    @Test("an app that cannot come forward gives its reason")
    func failing() async {
        let error = RunError(.foregroundUnavailable, "The daemon is headless.")
        let result = await run(Self.reply, person: ScriptedPerson(.confirmed(true))) { throw error }
        #expect(result.outcome == .unavailable)
        #expect(result.error == error)
    }
}
