import Foundation
import IntentsModel

/// A small bundle on disk that is right until a test spoils it.
struct BundleFixture {
    let folder: TemporaryFolder
    var path: String { "\(folder.path)/Garden.app" }

    static func info(_ keys: [String: Any] = [:]) -> [String: Any] {
        let usual: [String: Any] = [
            "CFBundleIdentifier": "garden.garden", "CFBundleName": "Garden", "CFBundleExecutable": "Garden",
            "CFBundleShortVersionString": "1.2",
        ]
        return usual.merging(keys) { $1 }.filter { !($0.value is NSNull) }
    }

    init(info: [String: Any] = BundleFixture.info(), metadata: AppMetadata? = BundleFixture.metadata) throws {
        folder = try TemporaryFolder()
        try write(info: info, below: "Garden.app")
        if let metadata {
            try folder.write(metadata.encoded(), to: "Garden.app/Metadata.appintents/extract.actionsdata")
            try folder.write(
                #"{"toolsVersion":"0.1.0","version":"3.0"}"#, to: "Garden.app/Metadata.appintents/version.json")
        }
        try addExecutable("Garden.app/Garden")
    }

    static let metadata = AppMetadata(
        actions: [
            "Water": ActionDescription(
                identifier: "Water", fullyQualifiedTypeName: "Garden.Water", title: LocalizedText("Water"))
        ], modules: ["Garden"])

    func write(info: [String: Any], below name: String) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        try folder.write(data, to: "\(name)/Info.plist")
    }

    func addExecutable(_ name: String) throws {
        let file = try folder.write("#!/bin/true\n", to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }

    func addExtension(_ name: String = "Helper", info: [String: Any]? = nil) throws {
        let base = "Garden.app/PlugIns/\(name).appex"
        let usual: [String: Any] = [
            "CFBundleIdentifier": "garden.garden.helper", "CFBundleExecutable": name,
            "OpenAppIntentsHost": "garden.garden",
            "EXAppExtensionAttributes": ["EXExtensionPointIdentifier": "com.apple.appintents-extension"],
        ]
        try write(info: info ?? usual, below: base)
        try folder.write(AppMetadata().encoded(), to: "\(base)/Metadata.appintents/extract.actionsdata")
        try addExecutable("\(base)/\(name)")
    }
}
