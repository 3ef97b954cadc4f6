import Foundation
import IntentsModel

/// Bundles with real metadata and an executable that is never started, to fill a daemon with.
struct SampleBundles {
    var folder: URL
    var apps: Int
    var actionsPerApp: Int

    func write() throws {
        for number in 1...apps { try writeBundle(number) }
    }

    private func writeBundle(_ number: Int) throws {
        let bundle = folder.appending(path: "Sample\(number).app")
        let metadataFolder = bundle.appending(path: "Metadata.appintents")
        try FileManager.default.createDirectory(at: metadataFolder, withIntermediateDirectories: true)
        let executable = bundle.appending(path: "Sample\(number)")
        try Data("#!/bin/true\n".utf8).write(to: executable)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
        let info: [String: Any] = [
            "CFBundleIdentifier": "benchmarks.sample\(number)", "CFBundleName": "Sample \(number)",
            "CFBundleShortVersionString": "1.0", "CFBundleExecutable": "Sample\(number)",
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: bundle.appending(path: "Info.plist"))
        try JSONEncoder().encode(metadata(of: number)).write(to: metadataFolder.appending(path: "extract.actionsdata"))
        try Data(#"{"toolsVersion":"benchmark","version":"3.0"}"#.utf8)
            .write(to: metadataFolder.appending(path: "version.json"))
    }

    private func metadata(of app: Int) -> AppMetadata {
        let actions = (1...actionsPerApp).map { number in
            ActionDescription(
                identifier: "Action\(number)", fullyQualifiedTypeName: "Sample\(app).Action\(number)",
                title: LocalizedText("Do Thing \(number) of App \(app)"),
                description: ActionText(descriptionText: LocalizedText("Does what action \(number) is for.")),
                parameters: [
                    ParameterDescription(
                        name: "text", title: LocalizedText("Text"), valueType: .primitive(.string)),
                    ParameterDescription(
                        name: "count", title: LocalizedText("Count"), valueType: .primitive(.int), isOptional: true),
                ])
        }
        let shortcuts = actions.prefix(5).map { action in
            ShortcutDescription(
                actionIdentifier: action.identifier,
                phrases: [LocalizedText("\(action.title.key) in ${applicationName}")],
                shortTitle: action.title, systemImageName: "star")
        }
        return AppMetadata(
            actions: Dictionary(uniqueKeysWithValues: actions.map { ($0.identifier, $0) }), shortcuts: shortcuts,
            modules: ["Sample\(app)"])
    }
}
