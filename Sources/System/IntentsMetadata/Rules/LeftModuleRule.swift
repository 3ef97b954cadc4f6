/// `module-not-included`: a linked module declares something and no package names it.
enum LeftModuleRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.left.compactMap { module in
            let first = module.types.first { ["AppIntent", "AppEntity", "AppEnum"].contains(where: $0.conforms) }
            guard let first else { return nil }
            return Diagnostic(
                .warning, "module-not-included",
                "the declarations of module \(module.name) do not belong to the app, for example"
                    + " \(first.name.nameInModule): \(remedy(for: module))",
                at: context.place(of: first))
        }
    }

    /// What to write so that a module belongs to the app.
    static func remedy(for module: ModuleRecords) -> String {
        guard let package = module.types.first(where: { $0.conforms(to: "AppIntentsPackage") }) else {
            return "declare a type that conforms to AppIntentsPackage in \(module.name), and add it to includedPackages"
                + " of the app's package"
        }
        return "add \(package.typeName).self to includedPackages of the app's AppIntentsPackage"
    }
}
