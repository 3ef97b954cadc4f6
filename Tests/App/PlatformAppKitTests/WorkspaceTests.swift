import Foundation
import PlatformAppKit
import PlatformFoundation
import Testing

@Suite struct WorkspaceTests {
    @Test func aURLIsOpenedByTheDesktopsCommand() {
        let workspace = NSWorkspace(opener: URLOpener(command: URL(fileURLWithPath: "/bin/true")))
        #expect(workspace.open(URL(string: "https://example.org")!))
    }

    @Test func aMissingCommandOpensNothing() {
        let workspace = NSWorkspace(opener: URLOpener(command: URL(fileURLWithPath: "/nonexistent/open")))
        #expect(!workspace.open(URL(string: "https://example.org")!))
    }

    @Test func aPasteboardKeepsWhatWasPutThereUntilItIsCleared() {
        let pasteboard = NSPasteboard.general
        let changes = pasteboard.clearContents()
        pasteboard.setString("Grüße", forType: .string)
        #expect(pasteboard.string(forType: .string) == "Grüße")
        #expect(pasteboard.types == [.string])
        #expect(pasteboard.clearContents() == changes + 1)
        #expect(pasteboard.string(forType: .string) == nil)
    }

    @Test func imagesAreToldByTheirFirstBytes() {
        #expect(NSImage(data: Data("no image".utf8)) == nil)
        #expect(NSImage(data: Data([0x49, 0x49, 0x2A, 0]))?.tiffRepresentation?.count == 4)
    }

    @MainActor @Test func theAppIsOneObject() {
        #expect(NSApp === NSApplication.shared)
        #expect(NSApp.setActivationPolicy(.accessory))
        #expect(NSApp.activationPolicy() == .accessory)
        #expect(NSApp.windows.isEmpty)
    }
}
