import Foundation
import PlatformFoundation
import Testing

@Suite struct SortDescriptorTests {
    private struct Bed {
        var name: String
        var size: Int?
        var soil = ["kind": "sand"]
    }

    private func sorted(_ beds: [Bed], by key: String?, ascending: Bool = true) -> [String] {
        let descriptor = NSSortDescriptor(key: key, ascending: ascending)
        return beds.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map(\.name)
    }

    private let beds = [Bed(name: "c", size: 1), Bed(name: "a", size: 3), Bed(name: "b", size: nil)]

    @Test func propertiesAreSortedByTheirKey() {
        #expect(sorted(beds, by: "name") == ["a", "b", "c"])
        #expect(sorted(beds, by: "name", ascending: false) == ["c", "b", "a"])
        #expect(sorted(beds, by: "size") == ["b", "c", "a"])
    }

    @Test func dictionariesAndKeyPathsAreRead() {
        let descriptor = NSSortDescriptor(key: "size", ascending: true)
        #expect(descriptor.compare(["size": 1], to: ["size": 2]) == .orderedAscending)
        let path = NSSortDescriptor(key: "soil.kind", ascending: true)
        #expect(path.compare(Bed(name: "x", soil: ["kind": "clay"]), to: Bed(name: "y")) == .orderedAscending)
    }

    @Test func whatCannotBeComparedKeepsItsOrder() {
        #expect(sorted(beds, by: "colour") == ["c", "a", "b"])
        #expect(sorted(beds, by: nil) == ["c", "a", "b"])
        #expect(sorted(beds, by: "soil") == ["c", "a", "b"])
        #expect(sorted(beds, by: "..") == ["c", "a", "b"])
    }

    @Test func aCoordinatorRunsItsClosureAtOnce() {
        var seen: [String] = []
        let file = URL(fileURLWithPath: "/garden.txt")
        NSFileCoordinator().coordinate(readingItemAt: file) { seen.append("reads \($0.lastPathComponent)") }
        NSFileCoordinator().coordinate(writingItemAt: file, options: .forReplacing) {
            seen.append("writes \($0.lastPathComponent)")
        }
        #expect(seen == ["reads garden.txt", "writes garden.txt"])
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }
}
