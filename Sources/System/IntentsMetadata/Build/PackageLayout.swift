import FoundationEssentials

/// What the package manager says of a package: its name, its executables, its targets.
struct PackageLayout: Decodable {
    struct Product: Decodable {
        /// One key names the kind; a library's value is its linkage.
        struct Kind: Decodable {
            private enum Keys: String, CodingKey { case executable, library }

            var isExecutable: Bool
            var isDynamic: Bool

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                isExecutable = container.contains(.executable)
                isDynamic = try container.decodeIfPresent([String].self, forKey: .library) == ["dynamic"]
            }
        }

        var name: String
        var targets: [String]
        var type: Kind
    }
    struct Target: Decodable {
        var name: String
        var c99name: String
        var type: String
        /// The target's folder, from the package's, and its sources from there.
        var path: String?
        var sources: [String]?
    }

    var name: String
    /// The package's folder, with every link resolved as the compiler sees it.
    var path: String
    var default_localization: String?
    var products: [Product]
    var targets: [Target]

    /// An executable product with the module of its main program.
    struct Executable {
        var product: String
        var module: String
        var target: String
        /// The `main.swift` that starts the program, from the package's folder; nil when a type does that.
        var mainFile: String?
    }

    /// The executables, in the order of their names.
    var executables: [Executable] {
        products.filter(\.type.isExecutable).compactMap { product in
            let main = targets.first { product.targets.contains($0.name) && $0.type == "executable" }
            return main.map {
                Executable(product: product.name, module: $0.c99name, target: $0.name, mainFile: $0.mainFile)
            }
        }
        .sorted { $0.product < $1.product }
    }

    /// Whether the package builds libraries of its own that are loaded at start.
    var hasDynamicLibrary: Bool { products.contains(where: \.type.isDynamic) }
}

extension PackageLayout.Target {
    fileprivate var mainFile: String? {
        guard let path, let source = sources?.first(where: { $0 == "main.swift" || $0.hasSuffix("/main.swift") }) else {
            return nil
        }
        return "\(path)/\(source)"
    }
}
