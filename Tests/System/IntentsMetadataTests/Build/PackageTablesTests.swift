import Foundation
import Testing

@testable import IntentsMetadata

@Suite("The string tables of a package's build", .onCompilerThread)
struct PackageTablesTests {
    private let folder: BuildFolder

    private static let table = "de.lproj/Localizable.strings"

    init() throws {
        folder = try BuildFolder()
        try folder.addModule("Garden", source: BuildFolder.intent("Water"))
        try folder.addProduct("Garden", modules: ["Garden"])
        try folder.folder.write("", to: "Sources/Garden/Garden.swift")
    }

    private func damage() throws -> [String] {
        let package = try folder.package(["Garden"])
        let products = try package.executables.map {
            try ProductAnalysis($0, binPath: folder.binPath, root: folder.root)
        }
        return PackageTables(package: package, binPath: folder.binPath).damage(for: products)
            .sorted(by: Diagnostic.precedes).map { $0.rendered(root: "") }
    }

    /// A table of the target, and its copy in the build.
    private func write(_ text: String, target: String = "Garden") throws {
        try folder.folder.write(text, to: "Sources/\(target)/Resources/\(Self.table)")
        try folder.folder.write(text, to: "bin/Garden Tools_\(target).resources/\(Self.table)")
    }

    @Test("What is wrong in a table is said with the place in the file that people edit")
    func places() throws {
        #expect(try damage() == [])
        try write("\"Water\" = \"Gießen\";\n\"%lld beds\" = \"%@ Beete, %@\";\n")
        #expect(
            try damage() == [
                "Sources/Garden/Resources/de.lproj/Localizable.strings:2:15: error: the de text “%@ Beete, %@” of the key"
                    + " “%lld beds” in the table Localizable takes 2 values, and the key has 1: write no other placeholders"
                    + " than the key's [text-takes-other-values]"
            ])
        try write("\"Water\" = \"Gießen\"\n")
        #expect(
            try damage() == [
                "Sources/Garden/Resources/de.lproj/Localizable.strings:2:1: error: “Water” is not followed by “;”. Add it."
                    + " [strings-unreadable]"
            ])
        try write("\"Water\" = \"Gießen\";\n")
        #expect(try damage() == [])
    }

    @Test("A table of a target that no app links is nobody's")
    func unlinked() throws {
        try write("broken", target: "Shed")
        #expect(try damage() == [])
    }

    @Test("Tables that have not changed are not read again")
    func unchanged() throws {
        try write("\"Water\" = \"Gießen\"\n")
        let found = try damage()
        let record = URL(filePath: "\(folder.binPath)/string-tables.json")
        let kept = try String(contentsOf: record, encoding: .utf8).replacing("Add it.", with: "As before.")
        try Data(kept.utf8).write(to: record)
        #expect(try damage() == found.map { $0.replacing("Add it.", with: "As before.") })
    }
}
