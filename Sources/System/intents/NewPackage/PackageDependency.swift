import FoundationEssentials

/// How a new package finds OpenAppIntents.
enum PackageDependency: Hashable, Sendable {
    /// A checkout on this machine.
    case path(String)
    case url(String)

    /// What `--package` says.
    init(_ text: String, in context: CommandContext) throws(UsageError) {
        if text.contains("://") || text.hasPrefix("git@") {
            self = .url(text)
            return
        }
        let path = URL(filePath: context.absolutePath(text)).standardized.path
        guard FileManager.default.fileExists(atPath: "\(path)/Package.swift") else {
            throw UsageError("There is no Package.swift in \(path).")
        }
        self = .path(path)
    }

    /// The checkout that a program was built in: the nearest folder above it whose manifest is OpenAppIntents'.
    static func checkout(of program: String) -> String? {
        var folder = program[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else { continue }
            if String(decoding: data, as: UTF8.self).contains("name: \"OpenAppIntents\"") { return String(folder) }
        }
        return nil
    }

    /// The dependency as the manifest states it.
    var declaration: String {
        switch self {
        case .path: ".package(name: \"OpenAppIntents\", path: openAppIntents)"
        case .url(let url): ".package(url: \(Self.literal(url)), branch: \"main\")"
        }
    }

    /// What stands before the package in the manifest.
    var preamble: String {
        guard case .path(let path) = self else { return "" }
        return """
            /// The checkout of OpenAppIntents; set OPEN_APP_INTENTS where it lies elsewhere.
            let openAppIntents = Context.environment["OPEN_APP_INTENTS"] ?? \(Self.literal(path))


            """
    }

    /// The name by which products of the dependency are asked for.
    var packageName: String {
        guard case .url(let url) = self else { return "OpenAppIntents" }
        let name = url.split { $0 == "/" || $0 == ":" }.last ?? ""
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : String(name)
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
        return "\"\(String(escaped))\""
    }
}
