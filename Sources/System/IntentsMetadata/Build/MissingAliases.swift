import FoundationEssentials

/// The modules of Apple's that a target imports and that the manifest says nothing of there. The compiler only says that it
/// does not find them.
struct MissingAliases {
    var package: PackageLayout
    /// Asks what the manifest says; nil when that cannot be read. Asked only where such a module is imported at all.
    var manifest: () -> ManifestWords?

    private struct Import {
        var module: String
        var file: String
        var target: String
    }

    /// A sentence for each such module of a target, with the line that the target lacks.
    var hints: [String] {
        let imports = imports
        guard !imports.isEmpty, let manifest = manifest() else { return [] }
        return imports.filter { !manifest.mentions($0.module, in: $0.target) }.map(hint)
    }

    /// The first import of each module in each target that is built; a module of the package's own may have such a name.
    private var imports: [Import] {
        let names = AppleModule.names.filter { name in !package.targets.contains { $0.c99name == name } }
        let built = package.targets.filter { $0.type != "test" }
        return names.flatMap { name in
            built.compactMap { target in
                files(of: target).first { imports(name, $0) }.map {
                    Import(module: name, file: $0, target: target.name)
                }
            }
        }
    }

    private func hint(_ found: Import) -> String {
        let (name, file) = (found.module, found.file)
        return """
            \(file) imports \(name), which is \(AppleModule.counterpart(of: name)) here: give the target \(found.target) that \
            product, and in its swiftSettings the line \(AppleModule.aliasLine(for: name)).
            """
    }

    private func files(of target: PackageLayout.Target) -> [String] {
        guard let path = target.path else { return [] }
        return (target.sources ?? []).filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
    }

    /// Whether a file imports a module, and does not first ask whether there is one.
    private func imports(_ name: String, _ file: String) -> Bool {
        let code = text(file)
        guard code.contains("import"), !code.contains("canImport(\(name))") else { return false }
        return code.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
            guard let keyword = words.firstIndex(of: "import"), !line.contains("//") else { return false }
            // Attributes and access levels stand before; one declaration may be imported alone: `import struct os.Logger`.
            return words[(keyword + 1)...].contains { $0 == name || $0.hasPrefix("\(name).") }
        }
    }

    private func text(_ file: String) -> String {
        FileManager.default.contents(atPath: "\(package.path)/\(file)").map { String(decoding: $0, as: UTF8.self) }
            ?? ""
    }
}
