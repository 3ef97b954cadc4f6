import FoundationEssentials
import IntentsModel

/// The string tables of a package, as a build has copied them.
struct PackageTables {
    var package: PackageLayout
    var binPath: String

    /// The tables of everything that a product links.
    func places(for product: ProductAnalysis) -> TablePlaces {
        let files = BundleFiles(
            binPath: binPath, product: product.linked, libraries: product.libraries,
            target: product.executable.target, package: package.name)
        return TablePlaces(folders: files.resourceFolders, source: source)
    }

    /// What is wrong in the tables of products. Tables that have not changed since the build before are not read again.
    func damage(for products: [ProductAnalysis]) -> [Diagnostic] {
        let folders = Set(products.flatMap { places(for: $0).folders }).sorted()
        let all = TablePlaces(folders: folders, source: source)
        return KnownDamage(path: "\(binPath)/string-tables.json", folders: folders).diagnostics {
            LocaleCheck(metadata: AppMetadata(), places: all, declared: []).damage
        }
    }

    /// The file in the package's own folders, from the package's; what comes from elsewhere stays the copy.
    private func source(of copy: String) -> String {
        guard copy.hasPrefix("\(binPath)/") else { return copy }
        let parts = copy.dropFirst(binPath.count + 1).split(separator: "/", maxSplits: 1).map(String.init)
        let target = package.targets.first { "\(package.name)_\($0.name).resources" == parts[0] }
        guard parts.count == 2, let folder = target?.path,
            let files = try? FileManager.default.subpathsOfDirectory(atPath: "\(package.path)/\(folder)")
        else { return copy }
        let found = files.filter { $0 == parts[1] || $0.hasSuffix("/\(parts[1])") }.min()
        return found.map { "\(folder)/\($0)" } ?? copy
    }
}

/// What a build found in string tables, kept for the next one.
private struct KnownDamage {
    var path: String
    var folders: [String]

    private struct Record: Codable {
        var files: [TableStamp]
        var diagnostics: [Diagnostic]
    }

    /// What is known of the tables as they are, or what `find` finds; nothing where there are no tables.
    func diagnostics(_ find: () -> [Diagnostic]) -> [Diagnostic] {
        let files = TableStamp.all(in: folders)
        guard !files.isEmpty else { return [] }
        let known = FileManager.default.contents(atPath: path).flatMap {
            try? JSONDecoder().decode(Record.self, from: $0)
        }
        if let known, known.files == files { return known.diagnostics }
        let record = Record(files: files, diagnostics: find())
        // Without the record the next build looks again.
        try? JSONEncoder().encode(record).write(to: URL(filePath: path), options: .atomic)
        return record.diagnostics
    }
}

/// A table file as it was when it was read.
private struct TableStamp: Codable, Equatable {
    var path: String
    var size: Int
    var changed: Double

    static func all(in folders: [String]) -> [TableStamp] {
        folders.flatMap { folder in
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            return names.filter { name in [".strings", ".xcstrings", ".stringsdict"].contains(where: name.hasSuffix) }
                .sorted().map { TableStamp(path: "\(folder)/\($0)") }
        }
    }

    private init(path: String) {
        self.path = path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        size = attributes?[.size] as? Int ?? 0
        changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    }
}
