import AppIntentsTesting
import Foundation
import Testing

@testable import FileTransfer

@Suite("Fetching, opening and removing")
struct FetchingTests {
    private let world = TestTransfers()

    init() async throws {
        for (name, files) in [("Letters", ["a.txt", "b.txt"]), ("Photo", ["c.png"])] {
            let files = files.map { name in
                OutgoingFile(
                    name: name, data: Data("<\(name)>".utf8),
                    typeIdentifier: OutgoingFile.typeIdentifier(ofName: name))
            }
            _ = try await world.store.send(files, named: name, until: nil)
        }
    }

    @Test("a code finds its transfer however it is written, and the transfer its files alone")
    func dependentChoice() async throws {
        let run = try await world.tester.run(
            FetchFileIntent.self, arguments: ["transfer": "code 0001"], answers: [.option("b.txt")])
        #expect(run.asked.first?.dialog == "Which file?")
        #expect(run.asked.first?.options.map(\.display.title) == ["a.txt", "b.txt"])
        #expect(run.value?.filename == "b.txt")
        #expect(run.value?.type == .plainText)
        #expect(run.value?.data == Data("<b.txt>".utf8))
    }

    @Test("the only file of a transfer needs no question")
    func onlyFile() async throws {
        let run = try await world.tester.run(FetchFileIntent.self, arguments: ["transfer": "Photo"])
        #expect(run.asked.isEmpty)
        #expect(run.value?.filename == "c.png")
    }

    @Test("a file of another transfer is not found")
    func fileElsewhere() async throws {
        let failure = await #expect(throws: IntentTestFailure.self) {
            try await world.tester.run(
                FetchFileIntent.self, arguments: ["transfer": "Letters", "file": "c.png"], answers: [.unavailable])
        }
        #expect(failure?.message.contains("no Transferred File was found for “c.png”") == true)
    }

    @Test("transfers open through the links that open them from elsewhere")
    func open() async throws {
        try await world.tester.run(OpenTransferIntent.self, arguments: ["target": "Letters"])
        #expect(await world.router.page == .transfer("CODE-0001"))
        await world.router.open(try #require(URL(string: "https://example.org/create")))
        #expect(await world.router.page == .transfer("CODE-0001"))
        await world.router.open(try #require(URL(string: "filetransfer://create")))
        #expect(await world.router.page == .create)
    }

    @Test("links say what they lead to", arguments: [DeepLink.create, .transfer("CODE-0001")])
    func links(link: DeepLink) { #expect(DeepLink(link.url) == link) }

    @Test("large transfers go when the person agrees, and stay otherwise")
    func remove() async throws {
        let refused = await #expect(throws: IntentTestFailure.self) {
            try await world.tester.run(
                RemoveTransfersIntent.self, arguments: ["largerThan": "8 B"], answers: [.confirm(false)])
        }
        #expect(refused?.outcome == .cancelled)
        let run = try await world.tester.run(
            RemoveTransfersIntent.self, arguments: ["largerThan": "8 bytes"], answers: [.confirm(true)])
        #expect(run.asked.first?.dialog == "Remove Letters?")
        #expect(run.dialog == "Removed: Letters.")
        #expect(try await world.store.transfers().map(\.name) == ["Photo"])
        let nothing = try await world.tester.run(RemoveTransfersIntent.self, arguments: ["sentBefore": "2000-01-01"])
        #expect(nothing.dialog == "There are no such transfers.")
    }
}
