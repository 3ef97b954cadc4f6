import FoundationEssentials

/// A linked executable or library with the modules that went into it, as the build system's list of objects says.
struct LinkedProduct {
    var name: String
    /// In the order of their names.
    var modules: [LinkedModule]

    init(name: String, binPath: String) throws {
        self.name = name
        let list = "\(binPath)/\(name).product/Objects.LinkFileList"
        guard let data = FileManager.default.contents(atPath: list) else {
            throw BuildError("The build made no \(list): delete the scratch folder and build again.")
        }
        var objects: [String: [String]] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let path = Self.unquote(line)
            guard let slash = path.lastIndex(of: "/") else { continue }
            objects[String(path[..<slash]), default: []].append(String(path[path.index(after: slash)...]))
        }
        let slices = objects.sorted { $0.key < $1.key }.compactMap { LinkedModule(folder: $0.key, objects: $0.value) }
        // Slices for several architectures declare the same; a whole one speaks for its module.
        modules = Dictionary(slices.map { ($0.name, $0) }) { $0.missing.isEmpty ? $0 : $1 }
            .values.sorted { $0.name < $1.name }
    }

    func module(_ name: String) -> LinkedModule? { modules.first { $0.name == name } }

    /// The list is a linker's response file: a path may be quoted, and characters escaped.
    static func unquote(_ line: Substring) -> String {
        var result = ""
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                result.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { result.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
            } else {
                result.append(character)
            }
        }
        return result
    }
}

/// One Swift module of a linked product, with its files of constant values.
struct LinkedModule {
    var name: String
    /// Those of current sources; files of deleted sources are on no list of objects.
    var constantValues: [String]
    /// Files that the compiler should have written and that are not there.
    var missing: [String]
    private let objects: [String]

    private static let folderSuffix = ".build"
    private static let objectSuffix = ".swift.o"

    init?(folder: String, objects: [String]) {
        let sources = objects.filter { $0.hasSuffix(Self.objectSuffix) }.map { String($0.dropLast(2)) }
        guard folder.hasSuffix(Self.folderSuffix), !sources.isEmpty, let slash = folder.lastIndex(of: "/") else {
            return nil
        }
        name = String(folder[folder.index(after: slash)...].dropLast(Self.folderSuffix.count))
        let whole = "\(folder)/\(name).swiftconstvalues"
        // An optimised build compiles the module at once, and writes one file for all of it.
        let expected =
            FileManager.default.fileExists(atPath: whole)
            ? [whole] : sources.map { "\(folder)/\($0).swiftconstvalues" }
        let present = expected.filter { FileManager.default.fileExists(atPath: $0) }
        constantValues = present
        missing = expected.filter { !present.contains($0) }
        self.objects = objects.map { "\(folder)/\($0)" }
    }

    /// Reads the module's records.
    /// - Throws: when a file is missing or not understood.
    func records(root: String) throws -> ModuleRecords {
        if let file = missing.min() {
            // A build cache may have brought the objects alone.
            guard mayUseAppIntents else { return ModuleRecords(name: name, types: []) }
            throw BuildError(
                "\(file), the constant values of module \(name), is missing: the compiler writes it with"
                    + " -emit-const-values; delete the scratch folder and build again.")
        }
        return try ModuleRecords(name: name, files: constantValues, root: root)
    }

    /// Whether an object refers to the framework, as every declaration does; one that cannot be read might.
    private var mayUseAppIntents: Bool {
        objects.contains { object in
            guard let symbols = SymbolTable(file: object)?.names(withSuffix: "") else { return true }
            return symbols.contains { $0.contains("10AppIntents") }
        }
    }
}
