import IntentsModel

/// Checks a bundle that was built: whole, with the metadata of the code it holds, and translated where it says so.
package struct BundleCheck {
    private let path: String
    private let checksLocales: Bool

    /// - Parameter checksLocales: whether texts that a declared language lacks are errors.
    package init(path: String, checksLocales: Bool = false) {
        self.path = path
        self.checksLocales = checksLocales
    }

    /// What was found; the list is sorted, so that it can be compared from one build to the next.
    package struct Result: Hashable, Sendable {
        package var bundle: AppBundle
        package var diagnostics: [Diagnostic]

        /// 0, or 1 when something is missing.
        package var exitStatus: Int32 { diagnostics.contains { $0.severity == .error } ? 1 : 0 }
    }

    /// Loads and checks the bundle.
    /// - Throws: when it cannot be loaded at all.
    package func run() throws(BundleError) -> Result {
        let bundle = try AppBundle.load(from: path)
        let bundles = [bundle] + bundle.extensions
        let diagnostics =
            bundles.flatMap(CodeCheck.check) + bundles.flatMap { LocaleCheck(bundle: $0).check(gaps: checksLocales) }
        return Result(bundle: bundle, diagnostics: Set(diagnostics).sorted(by: Diagnostic.precedes))
    }
}

/// Compares the declarations in a bundle's program with those in its metadata.
enum CodeCheck {
    static func check(_ bundle: AppBundle) -> [Diagnostic] {
        guard let symbols = SymbolTable(file: bundle.executablePath), let declared = DeclaredTypes(symbols) else {
            return [
                Diagnostic(
                    .note, "program-stripped",
                    "\(bundle.info.executable) has no symbols, so its declarations were not compared with the metadata")
            ]
        }
        let metadata = bundle.metadata
        let kinds = [
            ("AppIntent", metadata.actions.values.map(\.fullyQualifiedTypeName)),
            ("AppEntity", metadata.entities.values.map(\.fullyQualifiedTypeName)),
            ("AppEnum", metadata.enums.map(\.fullyQualifiedTypeName)),
        ]
        return kinds.flatMap { adopted, packaged in
            compare(declared.names[adopted] ?? [], Set(packaged), adopted: adopted, bundle: bundle)
        } + leftOut(declared, bundle) + MemberCheck(bundle: bundle, declared: DeclaredMembers(symbols)).check()
    }

    /// Modules in the program whose declarations the metadata leaves out, although nobody said so.
    private static func leftOut(_ declared: DeclaredTypes, _ bundle: AppBundle) -> [Diagnostic] {
        // For the framework Swift's own `Never` is an intent too, the one that is none.
        let known = OwnModules.names.union(["Swift"]).union(bundle.metadata.modules)
            .union(bundle.info.modulesNotOffered)
        let names = ["AppIntent", "AppEntity", "AppEnum"].flatMap { declared.names[$0] ?? [] }.map { SwiftTypeName($0) }
        let modules = Dictionary(grouping: names.filter { !known.contains($0.module) }, by: \.module)
        return modules.map { module, types in
            Diagnostic(
                .error, "module-left-out",
                "\(bundle.info.executable) holds module \(module), whose \(NameList(types.map(\.nameInModule).sorted()).text)"
                    + " its metadata leaves out: include the module's AppIntentsPackage, or name the module under"
                    + " \(BundleInfo.Key.modulesNotOffered) in its property list, and build the bundle again with"
                    + " “intents build”")
        }
    }

    private static func compare(
        _ declared: Set<String>, _ packaged: Set<String>, adopted: String, bundle: AppBundle
    ) -> [Diagnostic] {
        let modules = Set(bundle.metadata.modules)
        let relevant = declared.filter { modules.contains(SwiftTypeName($0).module) }
        let missing = relevant.subtracting(packaged).map { name in
            Diagnostic(
                .error, "metadata-missing",
                "\(bundle.info.executable) declares \(name), an \(adopted), which its metadata lacks: build the bundle"
                    + " again with “intents build”")
        }
        let extra = packaged.subtracting(relevant).map { name in
            Diagnostic(
                .error, "metadata-extra",
                "the metadata of \(bundle.info.executable) names \(name), an \(adopted), which the program does not hold:"
                    + " build the bundle again with “intents build”")
        }
        return missing + extra
    }
}
