import FoundationEssentials
import Glibc
import IntentsModel

/// An app bundle made by hand.
struct BundleFixture {
    var identifier = "com.example.garden"
    var name = "Garden"
    var alternativeNames: [String] = []
    var version = "1.0"
    var metadata = AppMetadata()
    /// The program; a script that only ends unless another file is copied.
    var program = "#!/bin/sh\nexit 0\n"
    var copiedProgram: String?
    /// Extensions by their folder's name.
    var plugIns: [String: BundleFixture] = [:]
    var isExtension = false
    var allowsNetwork = false
    /// Further keys of the property list.
    var propertyListExtra = ""
    /// Further files by their path in the bundle.
    var files: [String: String] = [:]

    /// Writes the bundle.
    /// - Returns: the bundle's path.
    @discardableResult
    func write(to folder: String, as bundle: String = "Garden.app") throws -> String {
        let path = "\(folder)/\(bundle)"
        try? FileManager.default.removeItem(atPath: path)
        try makeFolder("\(path)/Metadata.appintents")
        try IntentsSystemTests.write(infoPropertyList, to: "\(path)/Info.plist")
        let data = try JSONEncoder().encode(metadata)
        try data.write(to: URL(filePath: "\(path)/Metadata.appintents/extract.actionsdata"))
        if let copiedProgram {
            try FileManager.default.copyItem(atPath: copiedProgram, toPath: "\(path)/Program")
        } else {
            try IntentsSystemTests.write(program, to: "\(path)/Program", mode: 0o755)
        }
        for (file, text) in files {
            try makeFolder(String("\(path)/\(file)".prefix { _ in true }).parentFolder)
            try IntentsSystemTests.write(text, to: "\(path)/\(file)")
        }
        for (name, plugIn) in plugIns { try plugIn.write(to: "\(path)/PlugIns", as: name) }
        return path
    }

    private func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    private var infoPropertyList: String {
        let others = alternativeNames.map {
            "<dict><key>INAlternativeAppName</key><string>\($0)</string></dict>"
        }.joined()
        let extra =
            isExtension
            ? """
            <key>EXAppExtensionAttributes</key><dict><key>EXExtensionPointIdentifier</key>
            <string>com.apple.appintents-extension</string></dict>
            """ : ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>\(identifier)</string>
            <key>CFBundleDisplayName</key><string>\(name)</string>
            <key>CFBundleShortVersionString</key><string>\(version)</string>
            <key>CFBundleExecutable</key><string>Program</string>
            <key>INAlternativeAppNames</key><array>\(others)</array>\(extra)
            <key>OpenAppIntentsAllowsNetwork</key><\(allowsNetwork)/>
            \(propertyListExtra)
            </dict></plist>
            """
    }
}

extension String {
    var parentFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "." }
}
