import FoundationEssentials
import Testing

@testable import IntentsMetadata

@Suite("Apple's names of modules")
struct AppleModuleTests {
    @Test("Each product that stands for one is known, so that a build can say which line a target lacks")
    func products() throws {
        let folder = #filePath.split(separator: "/").dropLast(5).map { "/\($0)" }.joined()
        let manifest = try #require(FileManager.default.contents(atPath: "\(folder)/Package.swift"))
        let words = String(decoding: manifest, as: UTF8.self).split(separator: "\"")
        let named = words.filter { $0.hasPrefix("Platform") && !$0.contains("\\") }.map { String($0.dropFirst(8)) }
        let ours = Set(["Foundation", "UIKitCore"])
        let products = Set(named.filter { !$0.hasSuffix("Tests") }).subtracting(ours)
        // Those of the loop over imports without names of their own.
        let importOnly: Set = [
            "AVFAudio", "CoreData", "CoreFoundation", "CoreGraphics", "ImageIO", "LinkPresentation",
            "LockedCameraCapture",
            "MapKit", "MediaIntents", "MobileCoreServices", "MusicKit", "WatchKit",
        ]
        #expect(Set(AppleModule.names) == products.union(importOnly))
    }
}
