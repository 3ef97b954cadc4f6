import FoundationEssentials
import IntentsClient
import IntentsLink
import IntentsModel
import TestFolders
import Testing

@testable import intents

@Suite("Questions at the terminal")
struct PromptTests {
    /// Runs an action that asks one question, and returns the answer that reached the daemon.
    private func answer(
        to prompt: Prompt, typing lines: [String], arguments: [String] = []
    ) async throws -> (answer: Answer?, run: CommandLineRun) {
        let (answers, run) = try await answers(to: [prompt], typing: lines, arguments: arguments)
        return (answers.last, run)
    }

    /// Runs an action that asks questions one after the other.
    private func answers(
        to prompts: [Prompt], typing lines: [String], arguments: [String] = []
    ) async throws -> (answers: [Answer], run: CommandLineRun) {
        let received = Lock<[Answer]>([])
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(RunRequest.self) { request, connection in
                var outcome = RunOutcome.success
                for prompt in prompts {
                    let answer = try await connection.send(AskRequest(runID: request.terms.runID, prompt: prompt))
                    received.withLock { $0.append(answer) }
                    if answer == .cancelled { outcome = .cancelled }
                }
                return RunReport(outcome: outcome, action: request.action, runID: request.terms.runID)
            }
        }
        var tester = daemon.tester
        tester.typed = lines
        let run = await tester.run(["run", "WaterPlant"] + arguments)
        return (received.withLock { $0 }, run)
    }

    private func option(_ title: String, section: String? = nil) -> PromptOption {
        PromptOption(value: .string(title.lowercased()), display: DisplayValue(title: title), section: section)
    }

    @Test("A synonym and an identifier name a choice too", arguments: ["Crimson", "crimson", "r1"])
    func otherNames(text: String) async throws {
        let red = DisplayValue(title: "Red", synonyms: ["Crimson"])
        let prompt = Prompt(
            .value, dialog: "Which colour?",
            options: [
                PromptOption(value: .string("blue"), display: DisplayValue(title: "Blue")),
                PromptOption(
                    value: .enumCase(EnumValue(typeName: "Colour", rawValue: "r1", display: red)), display: red),
            ], isComplete: true)
        #expect(try await answer(to: prompt, typing: [text]).answer == .option(1))
    }

    private func bed(_ identifier: String, _ title: String, _ subtitle: String? = nil) -> PromptOption {
        let display = DisplayValue(title: title, subtitle: subtitle)
        return PromptOption(
            value: .entity(EntityValue(typeName: "Bed", identifier: identifier, display: display)), display: display)
    }

    @Test("A title that two choices have is asked again, with what tells them apart", arguments: ["4", "twin2"])
    func sharedTitle(text: String) async throws {
        let prompt = Prompt(
            .disambiguation, dialog: "Which bed?",
            options: [bed("king", "King"), bed("queen", "Queen"), bed("twin1", "Twin"), bed("twin2", "Twin")])
        let (answer, run) = try await answer(to: prompt, typing: ["twin", text])
        #expect(answer == .option(3))
        #expect(
            run.error == """
                Which bed?
                  1  King
                  2  Queen
                  3  Twin (twin1)
                  4  Twin (twin2)
                [1-4] 2 choices are called “twin”; the number or the identifier tells them apart: 3 (twin1), 4 (twin2).
                [1-4] 
                """)
    }

    @Test("So it is among several choices, where other text is an answer, and in a long list")
    func sharedTitleElsewhere() async throws {
        let twins = [bed("twin1", "Twin"), bed("twin2", "Twin")]
        let reason =
            "2 choices are called “Twin”; the number or the identifier tells them apart: 1 (twin1), 2 (twin2).\n"
        let several = Prompt(.value, dialog: "Which?", options: twins, isComplete: true, allowsMultiple: true)
        let (both, first) = try await answer(to: several, typing: ["2, Twin", "twin2, 1"])
        #expect(both == .value(.array([twins[1].value, twins[0].value])))
        #expect(first.error.contains(reason))
        let (free, second) = try await answer(
            to: Prompt(.value, dialog: "Which?", options: twins), typing: ["Twin", "2"])
        #expect(free == .option(1))
        #expect(second.error.contains(reason))
        let long = Prompt(.disambiguation, dialog: "Which?", options: twins + (3...30).map { option("Bed \($0)") })
        let (chosen, third) = try await answer(to: long, typing: ["Twin", "2"])
        #expect(chosen == .option(1))
        #expect(third.error.contains(reason))
    }

    @Test("Choices without identifiers have their numbers; the same value twice is one choice")
    func sharedTitleOfValues() async throws {
        let display = DisplayValue(title: "Twin")
        let prompt = Prompt(
            .value, dialog: "Which?", options: [1, 2].map { PromptOption(value: .int($0), display: display) },
            isComplete: true)
        let (answer, run) = try await answer(to: prompt, typing: ["Twin", "2"])
        #expect(answer == .option(1))
        #expect(run.error.contains("2 choices are called “Twin”; the number tells them apart: 1, 2.\n"))
        let same = Prompt(.value, dialog: "Which?", options: [option("Basil"), option("Basil")], isComplete: true)
        #expect(try await self.answer(to: same, typing: ["Basil"]).answer == .option(0))
    }

    @Test("A subtitle tells equal titles apart, else the identifier does, which also stands for an empty title")
    func equalTitles() async throws {
        let prompt = Prompt(
            .disambiguation, dialog: "Which?",
            options: [
                bed("a", "Twin", "North"), bed("b", "Twin", "South"), bed("c", "Twin", "South"), bed("d", "Twin"),
                bed("e", "King", "West"), bed("f", ""), bed("g", "", "East"),
            ])
        let (answer, run) = try await answer(to: prompt, typing: ["f"])
        #expect(answer == .option(5))
        #expect(
            run.error == """
                Which?
                  1  Twin (North)
                  2  Twin (South, b)
                  3  Twin (South, c)
                  4  Twin (d)
                  5  King (West)
                  6  f
                  7  g (East)
                [1-7] 
                """)
    }

    @Test("Choices are numbered, and a number, a title or other text answers")
    func choices() async throws {
        let prompt = Prompt(
            .value, parameter: "plant", dialog: "Which plant?",
            options: [option("Basil", section: "Herbs"), option("Mint"), option("Rose", section: "Flowers")])
        let (first, run) = try await answer(to: prompt, typing: ["2"])
        #expect(first == .option(1))
        #expect(
            run.error == """
                Which plant?
                Herbs
                  1  Basil
                  2  Mint
                Flowers
                  3  Rose
                [1-3, or another value] 
                """)
        #expect(try await answer(to: prompt, typing: ["rose"]).answer == .option(2))
        #expect(try await answer(to: prompt, typing: ["Yarrow"]).answer == .value(.string("Yarrow")))
    }

    @Test("What is no choice is asked again, with the reason")
    func again() async throws {
        let prompt = Prompt(.disambiguation, dialog: "Which one?", options: [option("Basil"), option("Mint")])
        let (answer, run) = try await answer(to: prompt, typing: ["3", "", "1"])
        #expect(answer == .option(0))
        #expect(
            run.error.hasSuffix(
                "Enter a number from 1 to 2, or one of the choices.\n[1-2] An answer is needed; Ctrl-C cancels the run. "
                    + "Enter a number from 1 to 2, or one of the choices.\n[1-2] "))
    }

    @Test("The reason for asking again stands above the question")
    func reason() async throws {
        let prompt = Prompt(.value, dialog: "How much?", reason: "“bucket” is no amount.")
        let (answer, run) = try await answer(to: prompt, typing: [" 3 "])
        #expect(answer == .value(.string("3")))
        #expect(run.error == "“bucket” is no amount.\nHow much?\n> ")
    }

    @Test(
        "Confirmations take yes, no and their labels",
        arguments: [("y", true), ("YES", true), ("n", false), ("no", false), ("cut", true), ("Leave it", false)])
    func confirmation(_ line: String, _ meant: Bool) async throws {
        let prompt = Prompt(.confirmation, dialog: "Cut the rose?", acceptLabel: "Cut", denyLabel: "Leave it")
        let (answer, run) = try await answer(to: prompt, typing: [line])
        #expect(answer == .confirmed(meant))
        #expect(run.error == "Cut the rose?\n[y = Cut, n = Leave it] ")
    }

    @Test("Several choices are separated by commas")
    func several() async throws {
        let prompt = Prompt(
            .value, dialog: "Which?", options: [option("Basil"), option("Mint")], isComplete: true, allowsMultiple: true
        )
        let (answer, _) = try await answer(to: prompt, typing: ["2, 1"])
        #expect(answer == .value(.array([.string("mint"), .string("basil")])))
    }

    @Test("Ranges and all take several choices at once")
    func ranges() async throws {
        let prompt = Prompt(
            .value, dialog: "Which?", options: ["A", "B", "C", "D"].map { option($0) }, isComplete: true,
            allowsMultiple: true)
        #expect(
            try await answer(to: prompt, typing: ["2-3, a"]).answer
                == .value(.array(["b", "c", "a"].map(IntentValue.string))))
        #expect(try await answer(to: prompt, typing: ["3-4"]).answer == .value(.array([.string("c"), .string("d")])))
        #expect(
            try await answer(to: prompt, typing: ["all"]).answer
                == .value(.array(["a", "b", "c", "d"].map(IntentValue.string))))
        #expect(try await answer(to: prompt, typing: ["3-9", "1"]).answer == .value(.array([.string("a")])))
    }

    @Test("A long list is shown a page at a time, and what is typed narrows it")
    func longList() async throws {
        let prompt = Prompt(
            .disambiguation, dialog: "Which?", options: (1...45).map { option("Plant \($0)") }, isComplete: true)
        let (paged, run) = try await answer(to: prompt, typing: ["", "", "42"])
        #expect(paged == .option(41))
        #expect(run.error.contains("   1  Plant 1\n"))
        #expect(run.error.contains("1-20 of 45\n[1-45, text to filter, Enter for more] "))
        #expect(run.error.contains("  45  Plant 45\n41-45 of 45\n"))
        let (narrowed, filtered) = try await answer(to: prompt, typing: ["rose", "T 4", "44"])
        #expect(narrowed == .option(43))
        #expect(filtered.error.contains("Enter a number from 1 to 45, or one of the choices.\n"))
        #expect(filtered.error.contains("   4  Plant 4\n  40  Plant 40\n"))
        #expect(filtered.error.contains("7 with “T 4”\n"))
    }

    @Test("In a list of suggestions a slash narrows, and other text is an answer")
    func longSuggestions() async throws {
        let prompt = Prompt(
            .value, parameter: "plant", dialog: "Which?", options: (1...45).map { option("Plant \($0)") })
        let (answered, run) = try await answer(to: prompt, typing: ["/45", "/rose", "Plant"])
        #expect(answered == .value(.string("Plant")))
        #expect(run.error.contains("[1-45, /text to filter, Enter for more, or another value] "))
        #expect(run.error.contains("  45  Plant 45\n1 with “45”\n"))
        #expect(
            run.error.contains(
                "None of the 45 choices has “rose” in it. Enter a number from 1 to 45, or one of the choices.\n"))
    }

    @Test("A list goes on where it was when a value was refused, and a number that is too large is told the range")
    func refusedInList() async throws {
        let first = Prompt(
            .value, parameter: "plant", dialog: "Which?", options: (1...45).map { option("Plant \($0)") })
        var again = first
        again.reason = "There is no plant “99”."
        let (answers, run) = try await answers(to: [first, again], typing: ["", "99", "3"])
        #expect(answers == [.value(.string("99")), .option(2)])
        #expect(
            run.error.contains(
                """
                There is no plant “99”.
                Which?
                Enter a number from 1 to 45, or one of the choices.
                  21  Plant 21

                """))
    }

    @Test("Several files are given one a line, and an empty line ends them")
    func files() async throws {
        let folder = TestFolders.newPath()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["a.txt", "b.txt"] { try Data(name.utf8).write(to: URL(filePath: "\(folder)/\(name)")) }
        let prompt = Prompt(
            .value, parameter: "files", dialog: "Which files?", valueType: .array(.primitive(.file)),
            allowsMultiple: true)
        let (answered, run) = try await answer(
            to: prompt, typing: ["", "\(folder)/a.txt", "\(folder)/c.txt", "\(folder)/b.txt", ""])
        let values = ["a.txt", "b.txt"].map { IntentValue.file(FileValue(filename: $0, data: Data($0.utf8))) }
        #expect(answered == .value(.array(values)))
        #expect(
            run.error.hasPrefix(
                """
                Which files?
                (the path of a file; the Tab key completes it; one a line, an empty line ends)
                > An answer is needed; Ctrl-C cancels the run.
                > > There is no file “\(folder)/c.txt”.
                > >\(" ")
                """), "\(run.error)")
    }

    @Test("So are other values of a list that has no choices")
    func lines() async throws {
        let prompt = Prompt(
            .value, dialog: "Which notes?", valueType: .array(.primitive(.string)), allowsMultiple: true)
        let (answered, run) = try await answer(to: prompt, typing: ["a, b", "c", ""])
        #expect(answered == .value(.array([.string("a, b"), .string("c")])))
        #expect(run.error == "Which notes?\n(one a line, an empty line ends)\n> > > ")
    }

    @Test("What destroys something is marked")
    func destructive() async throws {
        var cut = option("Cut down")
        cut.isDestructive = true
        let choice = Prompt(.choice, dialog: "And now?", options: [option("Water"), cut], isComplete: true)
        #expect(try await answer(to: choice, typing: ["1"]).run.error.contains("  2  Cut down  (destructive)\n"))
        let confirmation = Prompt(
            .confirmation, dialog: "Cut?", acceptLabel: "Cut", denyLabel: "Spare", isDestructive: true)
        #expect(
            try await answer(to: confirmation, typing: ["y"]).run.error == "Cut?\n[y = Cut (destructive), n = Spare] ")
    }

    @Test("A dialog that is only said is not shown beside a snippet, and shown without one")
    func spokenOnly() async throws {
        var prompt = Prompt(.confirmation, dialog: "Water?", snippet: ViewNode("text", text: "Basil"))
        prompt.isDialogSpokenOnly = true
        #expect(try await answer(to: prompt, typing: ["y"]).run.error == "Basil\n[y/n] ")
        prompt.snippet = nil
        #expect(try await answer(to: prompt, typing: ["y"]).run.error == "Water?\n[y/n] ")
    }

    @Test("Why there are no choices, and how a value is written, stand below the question")
    func noticeAndForm() async throws {
        var prompt = Prompt(.value, parameter: "day", dialog: "When?", valueType: .primitive(.int))
        prompt.notice = "The choices could not be loaded."
        let run = try await answer(to: prompt, typing: ["3"]).run
        #expect(run.error == "When?\nThe choices could not be loaded.\n(a whole number such as 5)\n> ")
    }

    @Test("A file is given by its path; one that is not there is answered with what begins like it")
    func file() async throws {
        let folder = TestFolders.newPath()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("dry".utf8).write(to: URL(filePath: "\(folder)/report.txt"))
        let prompt = Prompt(.value, parameter: "report", dialog: "Which file?", valueType: .primitive(.file))
        let (answered, run) = try await answer(to: prompt, typing: ["\(folder)/rep", "\(folder)/report.txt"])
        #expect(answered == .value(.file(FileValue(filename: "report.txt", data: Data("dry".utf8)))))
        #expect(run.error.contains("There is no file “\(folder)/rep”. There is “report.txt”.\n"))
    }

    @Test("A number's range stands above the cursor, and the example is in it")
    func range() async throws {
        var prompt = Prompt(.value, dialog: "How many?", valueType: .primitive(.int))
        prompt.range = NumberRange(lowerBound: 1, upperBound: 10)
        let (answered, run) = try await answer(to: prompt, typing: ["3"])
        #expect(answered == .value(.string("3")))
        #expect(run.error == "How many?\n(a whole number such as 5; 1 to 10)\n> ")
        prompt.range = NumberRange(lowerBound: 12, upperBound: 20)
        #expect(
            try await answer(to: prompt, typing: ["13"]).run.error
                == "How many?\n(a whole number such as 12; 12 to 20)\n> ")
    }

    @Test("A Boolean takes yes and no")
    func boolean() async throws {
        let prompt = Prompt(.value, dialog: "Gently?", valueType: .primitive(.bool))
        let (answer, run) = try await answer(to: prompt, typing: ["yes"])
        #expect(answer == .value(.bool(true)))
        #expect(run.error == "Gently?\n[y/n] ")
    }

    @Test("The end of the input cancels the run")
    func endOfInput() async throws {
        let (answer, run) = try await answer(to: Prompt(.value, dialog: "Which?"), typing: [])
        #expect(answer == .cancelled)
        #expect(run.status == 130)
    }

    @Test("Questions do not disturb the one JSON object")
    func json() async throws {
        let (_, run) = try await answer(to: Prompt(.value, dialog: "Which?"), typing: ["x"], arguments: ["--json"])
        #expect(throws: Never.self) { try run.json }
    }

    @Test("With --no-input nobody is asked")
    func noInput() async throws {
        let (answer, run) = try await answer(
            to: Prompt(.value, dialog: "Which?"), typing: ["x"], arguments: ["--no-input"])
        #expect(answer == .unavailable)
        #expect(run.error.isEmpty)
    }

    @Test("A cancelled respondent answers the open question and every later one")
    func cancellation() async throws {
        struct NoLine: LineSource {
            let asked: AsyncStream<Void>.Continuation
            let silence: AsyncStream<Void>

            func nextLine() async -> String? {
                asked.finish()
                for await _ in silence {}
                return nil
            }
        }
        let asked = AsyncStream<Void>.makeStream()
        let silence = AsyncStream<Void>.makeStream()
        let console = Console(
            output: CapturedText(), error: CapturedText(),
            input: NoLine(asked: asked.continuation, silence: silence.stream), isInteractive: true)
        let respondent = TerminalRespondent(
            console: console, paths: PromptPaths(home: nil, workingDirectory: "/"))
        async let answer = respondent.answer(to: Prompt(.value, dialog: "Which?"))
        for await _ in asked.stream {}
        await respondent.cancel()
        #expect(await answer == .cancelled)
        #expect(await respondent.answer(to: Prompt(.value, dialog: "Which?")) == .cancelled)
        silence.continuation.finish()
    }

    @Test("Letters that are not UTF-8 are asked for again, and become nothing else")
    func otherEncoding() async throws {
        let (answer, run) = try await answer(
            to: Prompt(.value, dialog: "Which plant?"), typing: ["caf\u{FFFD}", "café"])
        #expect(answer == .value(.string("café")))
        #expect(
            run.error.contains(
                "The � stands for a letter that is not UTF-8: type the answer again, in a terminal that sends UTF-8.\n")
        )
    }
}
