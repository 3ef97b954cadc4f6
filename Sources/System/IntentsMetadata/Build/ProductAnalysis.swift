import FoundationEssentials
import IntentsModel

/// One executable of the package, read and checked.
struct ProductAnalysis {
    var executable: PackageLayout.Executable
    var linked: LinkedProduct
    /// The paths of the shared libraries that it needs and that a bundle must hold.
    var libraries: [String]
    var extraction: Extraction
    var diagnostics: [Diagnostic]
    /// What its main type makes of it.
    var kind: ProcessKind

    init(_ executable: PackageLayout.Executable, binPath: String, root: String) throws {
        let sources = SourceText(root: root)
        self.executable = executable
        linked = try LinkedProduct(name: executable.product, binPath: binPath)
        // A program without intents gets no bundle, whatever it needs.
        libraries =
            linked.module("AppIntents") == nil ? [] : try NeededLibraries.of("\(binPath)/\(executable.product)")
        // Before anything is said of modules: those of such a library look as if they were not linked.
        try SingleCopy.verify(linked, libraries: libraries, binPath: binPath)
        let closure = try ModuleClosure(main: executable.module, product: linked, root: root, sources: sources)
        extraction = Extraction(modules: closure.included, sources: sources)
        let start = executable.mainFile.map { FileManager.default.contents(atPath: "\(root)/\($0)") ?? Data() }
        let main = closure.included.first { $0.name == executable.module }
        kind = main?.programKind(startedBy: start.map { MainFile(String(decoding: $0, as: UTF8.self)) }) ?? .app
        let program = ProgramFacts(
            product: executable.product, module: executable.module, kind: kind,
            modulesNotOffered: try BundleProperties(product: executable.product, root: root).modulesNotOffered())
        diagnostics = closure.diagnostics
        diagnostics += RuleSet.check(
            RuleContext(extraction: extraction, left: closure.left, sources: sources, program: program))
        // A program that has forgotten everything is told what, and not that there is nothing.
        if extraction.isEmpty, !diagnostics.contains(where: { $0.severity == .error }) {
            diagnostics.append(NothingDeclaredRule.note(module: executable.module))
        }
    }

    var product: String { executable.product }

    var isExtension: Bool { kind != .app }

    /// Whether it can be an app of intents at all.
    var linksAppIntents: Bool { linked.module("AppIntents") != nil }
}

extension ModuleRecords {
    /// What an executable with these types is. The compiler does not write down which one is `@main`; an app may have widgets
    /// beside it in one module, so that widgets make an extension only of a program that is no app.
    /// - Parameter file: the program's own `main.swift`, when it has one: then only what that starts counts.
    fileprivate func programKind(startedBy file: MainFile?) -> ProcessKind {
        let types = self.types.filter { file?.starts($0.name.nameInModule) ?? true }
        if types.contains(where: { $0.conforms(to: "AppIntentsExtension") }) { return .appIntentsExtension }
        func declares(_ name: String) -> Bool { types.contains { $0.conforms(to: name, of: "PlatformSwiftUI") } }
        return !declares("App") && (declares("WidgetBundle") || declares("Widget")) ? .widgetExtension : .app
    }
}

/// The text of a `main.swift`.
private struct MainFile {
    private let code: [Substring]

    init(_ text: String) {
        code = text.split(whereSeparator: \.isNewline).map { line in
            line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        }
    }

    /// Whether it hands the program over to a type, as in `Shelf.main()`.
    func starts(_ type: String) -> Bool {
        code.contains { line in
            line.ranges(of: "\(type).main(").contains { range in
                let before = line[..<range.lowerBound].last
                return before.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            }
        }
    }
}
