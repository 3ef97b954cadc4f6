import FoundationEssentials
import PlatformUniformTypeIdentifiers
import Testing

@Suite struct URLTests {
    private let folder = URL(filePath: "/reef", directoryHint: .isDirectory)

    @Test func aFileGetsTheExtensionOfItsType() {
        #expect(folder.appendingPathComponent("coral", conformingTo: .png).lastPathComponent == "coral.png")
        #expect(folder.appendingPathComponent("coral.jpg", conformingTo: .jpeg).lastPathComponent == "coral.jpg")
        #expect(folder.appendingPathComponent("coral.v2", conformingTo: .pdf).lastPathComponent == "coral.v2.pdf")
    }

    @Test func aTypeWithoutExtensionChangesNothing() {
        var file = folder.appendingPathComponent("coral")
        file.appendPathExtension(for: .item)
        #expect(file.lastPathComponent == "coral")
        file.appendPathExtension(for: .gif)
        #expect(file.lastPathComponent == "coral.gif")
    }
}
