import FoundationEssentials
import Testing

@testable import intents

@Suite("intents show")
struct ShowCommandTests {
    @Test("The machine-readable description of an app is the golden file (KP-82)")
    func golden() async throws {
        let run = await (try DaemonStub()).tester.run("show", "garden.app", "--json")
        let golden = URL(filePath: RepositoryFiles.path("docs/show.example.json"))
        #expect(run.output == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
    }

    @Test("For one action only the types that it uses are described")
    func oneAction() async throws {
        let document = try await (try DaemonStub()).tester.run("show", "Prune", "--json").json
        guard case .object(let members) = document, case .array(let actions)? = members["actions"] else {
            Issue.record("It is no description.")
            return
        }
        #expect(actions.count == 1)
        #expect(members["entities"] == .array([]))
        #expect(members["enums"] == .array([]))
    }

    @Test("An app as text")
    func appText() async throws {
        let run = await (try DaemonStub()).tester.run("show", "Garden")
        #expect(
            run.output == """
                Garden 1.2  garden.app
                  State      in the background
                  Bundle     /apps/garden.app
                  Container  /containers/garden.app

                Actions
                  Prune       Prune        --url
                  WaterPlant  Water Plant  --plant --amount --litres-per-day --gently --notes --set timeout=

                Entities
                  Plant  name

                Enums
                  Amount  sip, cup

                Phrases
                  “Water <plant> in Garden”  WaterPlant

                """)
    }

    @Test("An action as text")
    func actionText() async throws {
        let run = await (try DaemonStub()).tester.run("show", "WaterPlant")
        #expect(
            run.output == """
                garden.app/WaterPlant
                Water Plant
                Waters one plant.

                Parameters
                  --plant           Plant      Plant; an identifier, or words that the app's query understands
                  --amount          Amount     Amount; default cup; sip | cup
                  --litres-per-day  Double?    Litres; 0 to 10; a number such as 2.5
                  --gently          Bool?      Gently; yes or no
                  --notes           [String]?  Notes; up to 3 values
                  --set timeout=    Int?       Timeout; a whole number such as 5

                Summary
                  Water <plant> with <amount>
                  <notes>

                Run
                  Result  Plant, dialog, snippet
                  Mode    background

                Phrases
                  “Water <plant> in Garden”

                """)
    }

    @Test("An action that does not exist is status 4")
    func unknown() async throws {
        let run = await (try DaemonStub()).tester.run("show", "Watr")
        #expect(run.status == 4)
        #expect(run.error == "intents show: No action is called “Watr”.\n")
    }
}
