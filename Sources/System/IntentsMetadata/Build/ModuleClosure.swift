import IntentsModel

/// The modules whose declarations belong to a bundle: the main program's, and those that `includedPackages` names.
struct ModuleClosure {
    /// In the order they were found; each once.
    var included: [ModuleRecords] = []
    /// Linked modules that declare something and that no package names.
    var left: [ModuleRecords] = []
    var diagnostics: [Diagnostic] = []

    init(main: String, product: LinkedProduct, root: String, sources: SourceText) throws {
        var records: [String: ModuleRecords] = [:]
        for module in product.modules where !OwnModules.names.contains(module.name) {
            records[module.name] = try module.records(root: root)
        }
        var pending = [main]
        while let name = pending.popLast() {
            guard let module = records.removeValue(forKey: name) else { continue }
            included.append(module)
            for package in module.types where package.conforms(to: "AppIntentsPackage") {
                pending += references(of: package, linked: product, sources: sources)
            }
        }
        left = records.values.filter(\.declaresSomething).sorted { $0.name < $1.name }
    }

    /// The modules of the packages that a package includes.
    private mutating func references(
        of package: TypeRecord, linked: LinkedProduct, sources: SourceText
    ) -> [String] {
        guard let property = package.staticProperty("includedPackages") else { return [] }
        let location = sources.place(of: "includedPackages", at: property.location ?? package.location)
        guard let elements = property.value.elements else {
            diagnostics.append(IncludedPackagesRule.unreadable(package, at: location))
            return []
        }
        return elements.compactMap { element in
            guard case .type(let spelling) = element else {
                diagnostics.append(IncludedPackagesRule.unreadable(package, at: location))
                return nil
            }
            let name = SwiftTypeName(spelling)
            guard linked.module(name.module) != nil else {
                diagnostics.append(IncludedPackagesRule.notLinked(package, includes: name, at: location))
                return nil
            }
            return name.module
        }
    }
}

/// Modules of this product: they bring the protocols and declare nothing that an app offers.
enum OwnModules {
    static let names: Set<String> = [
        "AppIntents", "AppIntentsTesting", "IntentsContentTypes", "IntentsHost", "IntentsLink", "IntentsModel",
        "IntentsResolution",
        "IntentsStrings", "PlatformCoreSpotlight", "PlatformCoreTransferable", "PlatformFoundation", "PlatformSwiftUI",
        "PlatformUniformTypeIdentifiers",
    ]
}

extension ModuleRecords {
    /// Whether there is anything that metadata would hold.
    var declaresSomething: Bool {
        types.contains { record in
            ["AppIntent", "AppEntity", "AppEnum", "EntityQuery", "AppShortcutsProvider"].contains {
                record.conforms(to: $0)
            }
        }
    }
}
