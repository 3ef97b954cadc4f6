import AppIntentsTesting
import Foundation
import Testing

@testable import FileTransfer

@Suite("Sending files")
struct SendingTests {
    private let world = TestTransfers()

    @Test("files wait under a code, in distinct names, until the said moment")
    func send() async throws {
        let run = try await world.tester.run(SendFilesIntent.self) {
            $0.files = [TestTransfers.file("a.txt"), TestTransfers.file("a.txt", "more text")]
            $0.until = TestTransfers.now + 60
        }
        #expect(run.dialog == "Files: 2 (13 bytes). The code is CODE-0001.")
        #expect(run.value?.fileNames == ["a.txt", "a 2.txt"])
        #expect(run.value?.size == Measurement(value: 13, unit: .bytes))
        #expect(try await world.store.transfers().map(\.id) == ["CODE-0001"])
        #expect(try await world.store(after: 60).transfers().isEmpty)
        #expect(try await world.store.transfers().isEmpty, "the files are still there")
    }

    @Test("files above the largest size are left out, and said to be")
    func largest() async throws {
        let run = try await world.tester.run(SendFilesIntent.self) {
            let large = TestTransfers.file("large.txt", String(repeating: "x", count: 2000))
            $0.files = [TestTransfers.file("small.txt"), large]
            $0.largest = Measurement(value: 1, unit: .kilobytes)
        }
        #expect(run.dialog == "Files: 1 (4 bytes). The code is CODE-0001. Left out: large.txt.")
    }

    @Test("a moment in the past and no files at all are refused")
    func refused() async throws {
        let past = await #expect(throws: IntentTestFailure.self) {
            try await world.tester.run(SendFilesIntent.self) {
                $0.files = [TestTransfers.file("a.txt")]
                $0.until = TestTransfers.now
            }
        }
        #expect(past?.message == "The transfer would be over already: choose a moment in the future.")
        let nothing = await #expect(throws: IntentTestFailure.self) { try await world.tester.run(SendPageIntent.self) }
        #expect(nothing?.message == "There are no files to send.")
    }

    @Test("the open twin puts files on the page, from where they are sent")
    func page() async throws {
        let run = try await world.tester.run(CreateTransferIntent.self) { $0.files = [TestTransfers.file("a.txt")] }
        #expect(run.dialog == "Files in the new transfer: 1.")
        #expect(await world.router.page == .create)
        #expect(try await world.store.transfers().isEmpty)

        let sent = try await world.tester.run(SendPageIntent.self, arguments: ["name": "Letters"])
        #expect(sent.value?.name == "Letters")
        #expect(await world.router.page == .transfer("CODE-0001"))
        #expect(try await world.store.gathered().isEmpty)
    }

    @Test("codes are two groups of letters and digits that do not look alike")
    func codes() {
        for _ in 0..<100 {
            #expect(TransferCode.random().wholeMatch(of: /[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}/) != nil)
        }
    }
}
