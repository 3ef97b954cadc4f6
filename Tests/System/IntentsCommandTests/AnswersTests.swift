import FoundationEssentials
import IntentsClient
import IntentsLink
import IntentsModel
import TestFolders
import Testing

@testable import intents

@Suite("Answers from a file")
struct AnswersTests {
    /// A folder of one test, which is the working directory of its commands.
    private final class Folder: Sendable {
        let path = TestFolders.newPath()

        init(_ files: [String: String]) throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)")) }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private struct Scripted {
        var answers: [Answer]
        var run: CommandLineRun
    }

    /// Runs an action that asks some questions, with a file of answers.
    private func run(
        asking prompts: [Prompt], _ file: String, _ files: [String: String] = [:], typing: [String]? = nil,
        arguments: [String] = []
    ) async throws -> Scripted {
        let folder = try Folder(files.merging(["answers.json": file]) { own, _ in own })
        let received = Lock<[Answer]>([])
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(RunRequest.self) { request, connection in
                for prompt in prompts {
                    let answer = try await connection.send(AskRequest(runID: request.terms.runID, prompt: prompt))
                    received.withLock { $0.append(answer) }
                    guard answer == .unavailable else { continue }
                    return RunReport(
                        outcome: .needsValue, action: request.action,
                        error: RunError(.needsValue, "A value is needed.", parameter: prompt.parameter),
                        runID: request.terms.runID)
                }
                return RunReport(outcome: .success, action: request.action, runID: request.terms.runID)
            }
        }
        var tester = daemon.tester
        tester.typed = typing
        tester.workingDirectory = folder.path
        let run = await tester.run(["run", "WaterPlant", "--answers", "answers.json"] + arguments)
        return Scripted(answers: received.withLock { $0 }, run: run)
    }

    private func option(_ title: String) -> PromptOption {
        PromptOption(value: .string(title), display: DisplayValue(title: title))
    }

    @Test("Each question gets the answer of its name, as the value that JSON gives")
    func answers() async throws {
        let scripted = try await run(
            asking: [
                Prompt(.value, parameter: "plant", dialog: "Which plant?"),
                Prompt(.value, parameter: "litres", dialog: "How much?"),
                Prompt(.value, parameter: "tags", dialog: "Tags?", allowsMultiple: true),
                Prompt(.confirmation, parameter: "plant", dialog: "This one?"),
                Prompt(.confirmation, dialog: "Water?", acceptLabel: "Water"),
                Prompt(.choice, dialog: "How?", options: [option("Gently"), option("Deep")], isComplete: true),
                Prompt(.foreground, dialog: "Open?"),
            ],
            """
            {"plant": "Basil", "litres": 2.5, "tags": ["herb", 3], "confirmation": {"inOrder": [true, "water"]},
             "choice": "deep", "foreground": false}
            """)
        #expect(
            scripted.answers == [
                .value(.string("Basil")), .value(.double(2.5)), .value(.array([.string("herb"), .int(3)])),
                .confirmed(true), .confirmed(true), .option(1), .confirmed(false),
            ])
        #expect(scripted.run.status == 0)
        #expect(scripted.run.error.isEmpty)
    }

    @Test("A file is named by its path in the working directory")
    func file() async throws {
        let prompt = Prompt(.value, parameter: "report", dialog: "Which file?", valueType: .primitive(.file))
        let scripted = try await run(asking: [prompt], #"{"report": "notes.txt"}"#, ["notes.txt": "dry"])
        #expect(scripted.answers == [.value(.file(FileValue(filename: "notes.txt", data: Data("dry".utf8))))])
    }

    @Test(
        "A file of another shape is a wrong command line",
        arguments: [
            ("[1]", "must hold an object: answers by parameter name, or by confirmation, choice, foreground."),
            ("{", "is not JSON."),
            (
                #"{"plant": "Basil", "report": "plant", "plant": "Mint"}"#,
                "answers “plant” twice: keep one, or write {\"inOrder\": [ANSWER, …]} for a question that comes several "
                    + "times."
            ),
            (
                #"{"plant": null}"#,
                ""
            ), (#"{"plant": {"first": 1}}"#, ""), (#"{"plant": [[1]]}"#, ""),
            (
                #"{"plant": {"inOrder": []}}"#,
                "has no answer in the list “inOrder” of “plant”: write one for each time that the question comes."
            ),
            (
                #"{"plant": "# + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000) + "}",
                "is nested more than 64 levels deep; answers are not nested."
            ),
        ])
    func wrongShape(file: String, message: String) async throws {
        let scripted = try await run(asking: [], file)
        #expect(scripted.run.status == 2)
        let expected =
            message.isEmpty
            ? "--answers: the answer to “plant” in “answers.json” must be text, a number, true or false, a list of "
                + "these, or {\"inOrder\": [ANSWER, …]} for a question that comes several times."
            : "--answers: “answers.json” \(message)"
        #expect(scripted.run.error.hasPrefix("intents run: \(expected)\n"))
    }

    @Test("A file that is not UTF-8 is said, not changed")
    func otherEncoding() throws {
        let path = TestFolders.newPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(Array(#"{"plant": "Caf"#.utf8) + [0xE9] + Array(#""}"#.utf8)).write(to: URL(filePath: path))
        let error = #expect(throws: UsageError.self) { try AnswersFile.read(path, named: "answers.json") }
        #expect(error?.message == "--answers: “answers.json” is not UTF-8.")
    }

    @Test("A whole number that no Int holds is passed on, and quoted, as it was written")
    func largeNumber() async throws {
        let first = Prompt(.value, parameter: "plant", dialog: "Which plant?")
        var again = first
        again.reason = "There is no such plant."
        let number = "123456789012345678901234567890"
        let scripted = try await run(asking: [first, again], #"{"plant": \#(number)}"#)
        #expect(scripted.answers == [.value(.string(number)), .unavailable])
        #expect(
            scripted.run.error
                == "invalidValue (badAnswer): answers.json: the answer “\(number)” to “plant” was refused: There is no such "
                + "plant.\n")
    }

    @Test("A file that is not there is named")
    func noFile() async throws {
        let daemon = try DaemonStub()
        let run = await daemon.tester.run("run", "WaterPlant", "--answers", "gone.json")
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("intents run: --answers: there is no file “/work place/gone.json”.\n"))
    }

    @Test(
        "An answer that is refused ends the run and is named with the reason",
        arguments: [
            (
                Prompt(.choice, dialog: "How?", options: [], isComplete: true), #"{"choice": "Shallow"}"#,
                "the answer “Shallow” to “choice” was refused: It is not among the choices: Gently, Deep."
            ),
            (
                Prompt(.confirmation, dialog: "Water?"), #"{"confirmation": "maybe"}"#,
                "the answer “maybe” to “confirmation” was refused: “Water?” is answered with true or false."
            ),
            (
                Prompt(.confirmation, dialog: "Cut?", acceptLabel: "Cut", denyLabel: "Spare"),
                #"{"confirmation": ["a", "b"]}"#,
                "the answer “a, b” to “confirmation” was refused: “Cut?” is answered with true or false, or with Cut or "
                    + "Spare."
            ),
            (
                Prompt(.value, parameter: "report", dialog: "Which?", valueType: .primitive(.file)), #"{"report": 3}"#,
                "the answer “3” to “report” was refused: A file is named by its path."
            ),
        ])
    func refused(prompt: Prompt, file: String, message: String) async throws {
        var prompt = prompt
        if prompt.kind == .choice { prompt.options = [option("Gently"), option("Deep")] }
        let scripted = try await run(asking: [prompt], file, arguments: ["--json"])
        #expect(scripted.answers == [.unavailable])
        #expect(scripted.run.status == 2)
        guard case .object(let report) = try scripted.run.json, case .object(let error)? = report["error"] else {
            Issue.record("The report has no error.")
            return
        }
        #expect(report["outcome"] == .string("invalidValue"))
        #expect(error["code"] == .string("badAnswer"))
        #expect(error["message"] == .string("answers.json: \(message)"))
    }

    @Test("A long answer is quoted by its beginning")
    func longAnswer() async throws {
        let first = Prompt(.value, parameter: "plant", dialog: "Which plant?")
        var again = first
        again.reason = "There is no such plant."
        let long = String(repeating: "a", count: 1_000_000)
        let scripted = try await run(asking: [first, again], #"{"plant": "\#(long)"}"#)
        #expect(
            scripted.run.error
                == "invalidValue (badAnswer): answers.json: the answer “\(long.prefix(59))…” to “plant” was refused: There "
                + "is no such plant.\n")
    }

    @Test("An answer that the resolution refuses is not given again")
    func refusedByTheResolution() async throws {
        let first = Prompt(.value, parameter: "plant", dialog: "Which plant?")
        var again = first
        again.reason = "There is no such plant."
        let scripted = try await run(asking: [first, again], #"{"plant": "Oak"}"#)
        #expect(scripted.answers == [.value(.string("Oak")), .unavailable])
        #expect(
            scripted.run.error
                == "invalidValue (badAnswer): answers.json: the answer “Oak” to “plant” was refused: There is no such "
                + "plant.\n")
        let ordered = try await run(asking: [first, again, again], #"{"plant": {"inOrder": ["Oak", "Basil"]}}"#)
        #expect(ordered.answers == [.value(.string("Oak")), .value(.string("Basil")), .unavailable])
        #expect(
            ordered.run.error
                == "invalidValue (badAnswer): answers.json: it has 2 answers to “plant”, which is asked for the third "
                + "time.\n")
    }

    @Test("A question without an answer is asked at the terminal, or ends the run with what the file lacks")
    func lacking() async throws {
        let prompt = Prompt(.value, parameter: "plant", dialog: "Which plant?")
        let asked = try await run(asking: [prompt], "{}", typing: ["Mint"])
        #expect(asked.answers == [.value(.string("Mint"))])
        let alone = try await run(asking: [prompt], #"{"plnat": "Mint"}"#)
        #expect(alone.run.status == 3)
        #expect(alone.run.error.contains("Cause: answers.json has no answer to “plant”; did “plnat” mean it?\n"))
    }

    @Test("Words that mean the same as a button's answer a confirmation")
    func alternatives() async throws {
        var prompt = Prompt(.confirmation, dialog: "Cut?", acceptLabel: "Cut", denyLabel: "Spare")
        prompt.acceptAlternatives = ["Chop"]
        prompt.denyAlternatives = ["Leave"]
        let scripted = try await run(
            asking: [prompt, prompt], #"{"confirmation": {"inOrder": ["chop", "Leave"]}}"#)
        #expect(scripted.answers == [.confirmed(true), .confirmed(false)])
    }

    @Test("Where an answer fits several entities their identifiers are named")
    func ambiguous() async throws {
        let roses = ["7", "8"].map { id in
            let display = DisplayValue(title: "Rose")
            return PromptOption(
                value: .entity(EntityValue(typeName: "Plant", identifier: id, display: display)), display: display)
        }
        let first = Prompt(.value, parameter: "plant", dialog: "Which plant?")
        let which = Prompt(.disambiguation, parameter: "plant", dialog: "Which rose?", options: roses, isComplete: true)
        var again = which
        again.reason = "“Oak” is not among the choices: Rose, Rose."
        let always = try await run(asking: [first, which], #"{"plant": "rosé"}"#)
        #expect(always.answers == [.value(.string("rosé")), .unavailable])
        #expect(
            always.run.error
                == "invalidValue (badAnswer): answers.json: the answer “rosé” to “plant” was refused: 2 choices are called "
                + "so. Name one by its identifier: Rose (7), Rose (8).\n")
        let other = try await run(asking: [which, again], #"{"plant": "Oak"}"#)
        #expect(
            other.run.error
                == "invalidValue (badAnswer): answers.json: the answer “Oak” to “plant” was refused: It must name one of "
                + "Rose (7), Rose (8).\n")
        // The number of a choice is not its identifier.
        let named = try await run(
            asking: [which, which, which], #"{"plant": {"inOrder": ["8", 7, 1]}}"#)
        #expect(named.answers == [.option(1), .option(0), .value(.int(1))])
        let ordered = try await run(asking: [first, which], #"{"plant": {"inOrder": ["Rose"]}}"#)
        #expect(
            ordered.run.error
                == "invalidValue (badAnswer): answers.json: it has 1 answer to “plant”, which is asked for the second "
                + "time. It is one of Rose (7), Rose (8).\n")
        let lacking = try await run(asking: [which], "{}")
        #expect(
            lacking.run.error.contains(
                "Cause: answers.json has no answer to “plant”. It is one of Rose (7), Rose (8).\n"))
    }

    @Test("Where an answer fits several choices of an action their numbers are named, which are answers too")
    func ambiguousChoice() async throws {
        let prompt = Prompt(
            .choice, dialog: "Which soil?", options: ["Peat", "Sand", "Peat", "1"].map(option), isComplete: true)
        let scripted = try await run(asking: [prompt], #"{"choice": "peat"}"#)
        #expect(scripted.answers == [.unavailable])
        #expect(
            scripted.run.error
                == "invalidValue (badAnswer): answers.json: the answer “peat” to “choice” was refused: 2 choices are called "
                + "so. Name one by its number: Peat (1), Peat (3).\n")
        let named = try await run(asking: [prompt, prompt, prompt], #"{"choice": {"inOrder": [3, 1, "sand"]}}"#)
        #expect(named.answers == [.option(2), .option(3), .option(1)])
        let beyond = try await run(asking: [prompt], #"{"choice": 5}"#)
        #expect(
            beyond.run.error
                == "invalidValue (badAnswer): answers.json: the answer “5” to “choice” was refused: It is not among the "
                + "choices: Peat, Sand, Peat, 1.\n")
    }

    @Test("Candidates without identifiers are told apart by their numbers")
    func ambiguousValues() async throws {
        let annas = ["Anna in Bonn", "Anna in Rome"].map {
            PromptOption(value: .string($0), display: DisplayValue(title: "Anna"))
        }
        let prompt = Prompt(.disambiguation, parameter: "friend", dialog: "Who?", options: annas, isComplete: true)
        let scripted = try await run(asking: [prompt], #"{"friend": "Anna"}"#)
        #expect(
            scripted.run.error
                == "invalidValue (badAnswer): answers.json: the answer “Anna” to “friend” was refused: 2 choices are called "
                + "so. Name one by its number: Anna (1), Anna (2).\n")
        #expect(try await run(asking: [prompt], #"{"friend": 2}"#).answers == [.option(1)])
    }

    @Test("Answers that nobody asked for are named")
    func unused() async throws {
        let scripted = try await run(asking: [], #"{"plant": "Basil", "choice": "Deep"}"#)
        #expect(scripted.run.status == 0)
        #expect(scripted.run.error == "answers.json: nobody asked for “choice”, “plant”.\n")
    }
}
