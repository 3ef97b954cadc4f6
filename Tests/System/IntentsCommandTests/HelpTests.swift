import IntentsModel
import Testing

@testable import intents

@Suite("Help and usage")
struct HelpTests {
    private let tester = CommandLineTester()

    @Test("KP-01: every command has help with usage, options, exit statuses and an example")
    func everyCommand() async {
        for command in CommandList.all.map({ $0.specification }) where !command.isHidden {
            let help = await tester.run(command.name, "--help")
            #expect(help.status == 0)
            #expect(help.error.isEmpty)
            for part in ["Usage: intents \(command.name)", "Options:", "-h, --help", "Exit status:", "Examples:"] {
                #expect(help.output.contains(part), "\(command.name): \(part)")
            }
            #expect(await tester.run("help", command.name).output == help.output)
        }
    }

    @Test("No line of help is wider than the terminal, but for examples on a narrow one", arguments: [80, 40])
    func width(_ columns: Int) async {
        let commands = CommandList.all.map { $0.specification }
        let help = HelpText(width: columns)
        for text in commands.map({ help.full($0) }) + [help.overview(commands)] {
            let explained = columns == 80 ? text : text.split(separator: "Examples:")[0].description
            for line in explained.split(separator: "\n") {
                #expect(line.count <= columns, "\(line)")
            }
        }
    }

    @Test("On a narrow terminal explanations stand below what they explain; a wide one is not filled")
    func narrow() async {
        var narrow = tester
        narrow.width = 40
        let help = await narrow.run("doctor", "--help").output
        #expect(
            help.hasPrefix(
                """
                Check the system and the installed apps,
                and say how to mend what is wrong.

                Usage: intents doctor [APP] [--json]

                Arguments:
                  APP  Only this app.

                Options:
                  --json      Print one JSON object
                              instead of text.
                  -h, --help  Show this help.

                """))
        let run = await narrow.run("run", "--help").output
        #expect(
            run.contains(
                """
                Usage: intents run ACTION
                    [--PARAM VALUE | --PARAM=VALUE]...
                    [--set NAME=VALUE]...
                    [--previous RUNID|last|-] [--json]
                """))
        #expect(
            run.contains(
                """
                Options:
                  --set NAME=VALUE
                      Give a parameter by its Swift
                      name, also one named like an
                      option.

                """))
        var wide = tester
        wide.width = 200
        #expect(await wide.run("run", "--help").output == tester.run("run", "--help").output)
    }

    @Test("A command's help, word for word")
    func openHelp() async {
        let help = await tester.run("open", "-h")
        #expect(
            help.output == """
                Start an app and bring it to the front, or open an entity of it.

                Usage: intents open APP [ENTITY] [--json] [--answers FILE] [--no-input]
                                    [--timeout S|none]

                An entity is opened by running the app's OpenIntent whose target is of the
                entity's type. The outcome is that of the run, with --json too; the options
                beside --json are for that run.

                Arguments:
                  APP     Bundle identifier or name.
                  ENTITY  TYPE/ID, as “intents search” lists what it finds.

                Options:
                  --json            Print one JSON object instead of text.
                  --answers FILE    Answer questions from a JSON file: an object of answers by
                                    parameter name.
                  --no-input        Never ask; end with what was needed.
                  --timeout S|none  Seconds the run may take; 30 for background runs unless
                                    given.
                  -h, --help        Show this help.

                Exit status:
                  0    success
                  1    failure: the app's code threw, crashed, or answered wrongly
                  2    invalidValue, or the command line is wrong
                  3    needsValue, needsConfirmation, needsDisambiguation: nobody could be asked
                  4    notFound, ambiguous: the action
                  5    unavailable, noExecutionTarget
                  124  timedOut
                  130  cancelled

                Examples:
                  intents open TravelTracking
                  intents open TravelTracking LandmarkEntity/fuji

                """)
    }

    @Test("The help names no file that only a checkout has")
    func selfContained() {
        for command in CommandList.all.map({ $0.specification }) {
            #expect(!HelpText().full(command).contains("docs/"), "\(command.name)")
        }
    }

    @Test("How a file of answers is written, and what --json prints while runs are followed, stands in the help")
    func answersAndFollowing() async {
        let run = await tester.run("run", "--help").output
        #expect(
            run.contains(
                """
                --answers FILE answers questions first. FILE holds a JSON object: {"name":
                "World", "confirmation": true}. A question about a parameter has the parameter's
                Swift name; others are called confirmation, choice or foreground. A list answers
                one that takes several values, {"inOrder": [ANSWER, ANSWER]} one that comes
                several times.

                """))
        let log = await tester.run("log", "--help").output
        #expect(
            log.contains(
                "  --json      Print one JSON object instead of text; with --follow one on each\n              line.\n"
            ))
    }

    @Test("The version")
    func version() async {
        let run = await tester.run("--version")
        #expect(run.output == "intents \(ProductVersion.current)\n")
        #expect(run.status == 0)
    }

    @Test("Without a command the overview goes to the error stream")
    func noCommand() async {
        let run = await tester.run([])
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error == (await tester.run("--help")).output)
    }

    @Test("Hidden commands are not listed")
    func hidden() async {
        let overview = await tester.run("--help").output
        #expect(overview.contains("  run "))
        #expect(!overview.contains("  complete "))
    }

    @Test("An unknown command gets a suggestion")
    func unknownCommand() async {
        let run = await tester.run("instal", "X.app")
        #expect(run.status == 2)
        #expect(
            run.error == """
                intents: There is no command “instal”. Did you mean “install”?
                “intents --help” lists the commands.

                """)
    }

    @Test("Nothing is not searched for", arguments: ["", "  "])
    func emptySearch(_ text: String) async {
        let run = await tester.run("search", text)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("intents search: TEXT is empty.\n"))
    }

    @Test("A usage error says what is wrong, how it is right, and where there is more")
    func usageError() async {
        let run = await tester.run("open")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
            run.error == """
                intents open: APP is missing.
                Usage: intents open APP [ENTITY] [--json] [--answers FILE] [--no-input] [--timeout S|none]
                “intents open --help” says more.

                """)
    }
}
