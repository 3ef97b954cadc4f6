import FoundationEssentials

/// The modules of Apple's that a package imports and its manifest says nothing of. The compiler only says that it does not
/// find them.
struct MissingAliases {
    var package: PackageLayout

    /// A sentence for each such module, with the line that the target lacks.
    var hints: [String] {
        let manifest = text("Package.swift")
        let missing = AppleModule.names.filter { name in
            !manifest.contains("\"\(name)\"") && !manifest.contains("\(name)=")
        }
        return missing.compactMap { name in
            package.targets.lazy.compactMap { target in
                files(of: target).first { imports(name, $0) }.map { hint(name, $0, target) }
            }.first
        }
    }

    private func hint(_ name: String, _ file: String, _ target: PackageLayout.Target) -> String {
        """
        \(file) imports \(name), which is \(AppleModule.counterpart(of: name)) here: give the target \(target.name) that \
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
