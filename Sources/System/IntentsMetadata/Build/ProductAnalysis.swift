import IntentsModel

/// One executable of the package, read and checked.
struct ProductAnalysis {
    var executable: PackageLayout.Executable
    var linked: LinkedProduct
    var extraction: Extraction
    var diagnostics: [Diagnostic]
    /// Its main type is an `AppIntentsExtension`.
    var isExtension: Bool

    init(_ executable: PackageLayout.Executable, binPath: String, root: String) throws {
        let sources = SourceText(root: root)
        self.executable = executable
        linked = try LinkedProduct(name: executable.product, binPath: binPath)
        let closure = try ModuleClosure(main: executable.module, product: linked, root: root, sources: sources)
        extraction = Extraction(modules: closure.included, sources: sources)
        diagnostics = closure.diagnostics
        diagnostics += RuleSet.check(RuleContext(extraction: extraction, left: closure.left, sources: sources))
        isExtension =
            closure.included.first { $0.name == executable.module }?.types
            .contains { $0.conforms(to: "AppIntentsExtension") } ?? false
        if extraction.isEmpty { diagnostics.append(NothingDeclaredRule.note(module: executable.module)) }
    }

    var product: String { executable.product }

    /// Whether it can be an app of intents at all.
    var linksAppIntents: Bool { linked.module("AppIntents") != nil }
}
