import Testing

@testable import intents

@Suite("The help of an action")
struct ActionHelpTests {
    @Test("Its parameters stand before the options, each with how its value is written")
    func parameters() async throws {
        let run = await (try DaemonStub()).tester.run("run", "WaterPlant", "--help")
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix(
                """
                Water Plant, an action of Garden.

                Usage: intents run WaterPlant --plant Plant [--amount Amount]
                                              [--litres-per-day Double] [--gently Bool]
                                              [--notes String]... [--set NAME=VALUE]...
                """))
        for line in [
            "  --plant Plant            Plant; an identifier, or words that the app's query",
            "  --amount Amount          Amount; default cup; sip | cup.",
            "  --litres-per-day Double  Litres; 0 to 10; a number such as 2.5.",
            "--set timeout=VALUE: Timeout; a whole number such as 5.",
        ] {
            #expect(run.output.split(separator: "\n").contains { $0 == line }, "\(line)")
        }
    }

    @Test("An action that is not there is an error, and no action is the command's own help")
    func others() async throws {
        let daemon = try DaemonStub()
        #expect(await daemon.tester.run("run", "Watr", "--help").status == 4)
        #expect(await daemon.tester.run("run", "--help").output.hasPrefix("Run an action.\n"))
        #expect(
            await daemon.tester.run("run", "Garden", "--help").error
                == "intents run: “Garden” is an app: name one of its actions.\n")
    }
}
