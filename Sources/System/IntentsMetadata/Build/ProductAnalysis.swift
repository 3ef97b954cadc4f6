import IntentsModel

/// One executable of the package, read and checked.
struct ProductAnalysis {
    var executable: PackageLayout.Executable
    var linked: LinkedProduct
    var extraction: Extraction
    var diagnostics: [Diagnostic]
    /// What its main type makes of it.
    var kind: ProcessKind

    init(_ executable: PackageLayout.Executable, binPath: String, root: String) throws {
        let sources = SourceText(root: root)
        self.executable = executable
        linked = try LinkedProduct(name: executable.product, binPath: binPath)
        let closure = try ModuleClosure(main: executable.module, product: linked, root: root, sources: sources)
        extraction = Extraction(modules: closure.included, sources: sources)
        diagnostics = closure.diagnostics
        diagnostics += RuleSet.check(RuleContext(extraction: extraction, left: closure.left, sources: sources))
        kind = closure.included.first { $0.name == executable.module }?.programKind ?? .app
        if extraction.isEmpty { diagnostics.append(NothingDeclaredRule.note(module: executable.module)) }
    }

    var product: String { executable.product }

    var isExtension: Bool { kind != .app }

    /// Whether it can be an app of intents at all.
    var linksAppIntents: Bool { linked.module("AppIntents") != nil }
}

extension ModuleRecords {
    /// What an executable with these types is. The compiler does not write down which one is `@main`; an app may have widgets
    /// beside it in one module, so that widgets make an extension only of a program that is no app.
    fileprivate var programKind: ProcessKind {
        if types.contains(where: { $0.conforms(to: "AppIntentsExtension") }) { return .appIntentsExtension }
        func declares(_ name: String) -> Bool { types.contains { $0.conforms(to: name, of: "PlatformSwiftUI") } }
        return !declares("App") && (declares("WidgetBundle") || declares("Widget")) ? .widgetExtension : .app
    }
}
