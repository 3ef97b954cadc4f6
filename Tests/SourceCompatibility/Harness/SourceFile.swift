import BuiltModules
import Foundation
import Testing

/// A source file of this folder that is checked and never linked.
struct SourceFile: Sendable, CustomTestStringConvertible {
    var path: String

    var name: String { URL(filePath: path).lastPathComponent }
    var testDescription: String { name }

    /// The older forms that only the Swift 5 mode accepts are in files that end in `Swift5.swift`.
    var isOnlyForSwift5: Bool { name.hasSuffix("Swift5.swift") }

    func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    /// The Swift files of a folder beside this one's parent, sorted.
    static func all(in folder: String) -> [SourceFile] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map {
            SourceFile(path: root.appending(path: "\(folder)/\($0)").path)
        }
    }
}

/// The flags that give our modules Apple's names, for every module that is there.
enum ModuleAliases {
    static let flags: [String] = {
        let modules = (try? FileManager.default.contentsOfDirectory(atPath: "\(BuiltModules.folder)/Modules")) ?? []
        return modules.filter { $0.hasPrefix("Platform") && $0.hasSuffix(".swiftmodule") }.sorted().flatMap {
            file -> [String] in
            let module = file.dropLast(".swiftmodule".count)
            // Linux has a Foundation of its own, which ours only adds to.
            if module == "PlatformFoundation" { return [] }
            return ["-module-alias", "\(module.dropFirst("Platform".count))=\(module)"]
        }
    }()
}
