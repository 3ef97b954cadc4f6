import FoundationEssentials
import IntentsModel

/// The types of one module that conform to a protocol of App Intents.
package struct ModuleRecords: Hashable, Sendable {
    package var name: String
    /// One record a type, in the order of file and line, so that equal sources give equal results.
    package var types: [TypeRecord]

    package init(name: String, types: [TypeRecord]) {
        self.name = name
        self.types = types
    }

    /// The protocols whose conforming types the compiler is asked to describe, without their module as it wants them.
    package static let gatheredProtocols = [
        "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "DynamicOptionsProvider", "AppShortcutsProvider",
        "AppIntentsPackage", "AppIntentsExtension", "AppUnionValue",
        // They tell what a program is: an app, or the widgets of one.
        "App", "Widget", "WidgetBundle", "UIApplicationDelegate", "NSApplicationDelegate",
    ]

    /// Reads the module from the compiler's files.
    /// - Parameters:
    ///   - files: the paths of its `.swiftconstvalues` files; those of deleted sources, which the build system leaves
    ///     behind, are the caller's to leave out.
    ///   - root: the package's folder; source files get their paths from it.
    /// - Throws: `ConstantValuesError` when a file is not what the compiler writes.
    package init(name: String, files: [String], root: String) throws {
        var merged: [String: TypeRecord] = [:]
        for file in files.sorted() {
            for var record in try Self.records(in: file) {
                record.relativize(to: root)
                if merged[record.typeName]?.merge(record) == nil { merged[record.typeName] = record }
            }
        }
        self.init(
            name: name,
            types: merged.values.sorted {
                ($0.location.file, $0.location.line, $0.typeName) < ($1.location.file, $1.location.line, $1.typeName)
            })
    }

    private static func records(in file: String) throws -> [TypeRecord] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ConstantValuesError(file: file, reason: "it is not there")
        }
        do {
            return try JSONDecoder().decode([TypeRecord].self, from: data)
        } catch {
            throw ConstantValuesError(file: file, reason: "it does not have the shape that Swift 6.3 writes")
        }
    }
}

/// A file of constant values cannot be used.
package struct ConstantValuesError: Error, Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var reason: String

    package var description: String {
        "\(file) cannot be read, \(reason): delete the scratch folder and build again."
    }
}

extension TypeRecord {
    /// Makes the paths of sources relative to the package, so that metadata is the same on every machine.
    fileprivate mutating func relativize(to root: String) {
        location.file = RelativePath.of(location.file, from: root)
        for index in properties.indices {
            guard let file = properties[index].location?.file else { continue }
            properties[index].location?.file = RelativePath.of(file, from: root)
        }
    }
}

/// Paths from one folder to another.
package enum RelativePath {
    /// `path` as seen from the folder `root`; a path that is relative already stays as it is.
    package static func of(_ path: String, from root: String) -> String {
        guard path.hasPrefix("/") else { return path }
        let target = path.split(separator: "/")
        let base = root.split(separator: "/")
        let common = zip(target, base).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: base.count - common)
        return (up + target.dropFirst(common)).joined(separator: "/")
    }
}
