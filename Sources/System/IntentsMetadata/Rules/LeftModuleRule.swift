import IntentsModel

/// `module-not-included`: a linked module declares something and no package names it.
///
/// An error for an app or extension; a program that is not known to be one, as a tool that uses a library's types, gets a
/// warning.
enum LeftModuleRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        let left = offered(context)
        let main = MainPackage(context)
        // Including one brings what its package includes.
        let forgotten = left.filter { module in !left.contains { $0.includes(module) } }
        return forgotten.map { module in
            let brought = left.filter { module.includes($0) }
            return Diagnostic(
                main.isProgram ? .error : .warning, "module-not-included",
                sentence(module, NameList(([module] + brought).flatMap(\.declaredNames)), main, context.program)
                    + ": \(remedy(for: module, context))",
                at: main.location ?? module.types.first.map { context.place(of: $0) },
                fix: main.line(adding: forgotten))
        }
    }

    /// What to write so that a module belongs to the program, or is left out on purpose.
    static func remedy(for module: ModuleRecords, _ context: RuleContext) -> String {
        let declaration =
            module.package == nil
            ? "declare “public struct \(module.packageName): AppIntentsPackage {}” in \(module.name), and " : ""
        let inclusion =
            MainPackage(context).record.map {
                "add \(module.packageName).self to includedPackages of \($0.name.nameInModule)"
            }
            ?? "declare a package in \(context.program.module) that includes \(module.packageName).self"
        return "\(declaration)\(inclusion); or name \(module.name) under \(BundleInfo.Key.modulesNotOffered) in"
            + " Bundles/\(context.program.product).plist"
    }

    /// The modules that nobody said are left out on purpose.
    static func offered(_ context: RuleContext) -> [ModuleRecords] {
        context.left.filter { !context.program.modulesNotOffered.contains($0.name) }
    }

    private static func sentence(
        _ module: ModuleRecords, _ names: NameList, _ main: MainPackage, _ program: ProgramFacts
    ) -> String {
        let facts = "links module \(module.name) and includes no package of it"
        guard main.isProgram else {
            return "\(program.product) \(facts), so that as an app it would not offer \(names.text)"
        }
        let consequence = program.kind == .app ? "nobody is offered" : "it never runs"
        return "\(program.phrase) \(facts), so that \(consequence) \(names.text)"
    }
}

/// The package of a program's own module, which says what the program includes.
private struct MainPackage {
    /// Nothing when the module declares none.
    let record: TypeRecord?
    let location: SourceLocation?
    /// Whether the program is certainly an app or an extension.
    let isProgram: Bool
    private let module: String

    private static let label = "includedPackages"

    init(_ context: RuleContext) {
        module = context.program.module
        let types = context.extraction.types.modules.first { $0.name == context.program.module }?.types ?? []
        let packages = types.filter { $0.conforms(to: "AppIntentsPackage") }
        let record = packages.first { $0.staticProperty(Self.label) != nil } ?? packages.first
        let start = types.first(where: \.makesProgram)
        self.record = record
        isProgram = record != nil || start != nil || !context.extraction.isEmpty
        if let record, let property = record.staticProperty(Self.label) {
            location = context.sources.place(of: Self.label, at: property.location ?? record.location)
        } else {
            location = (record ?? start ?? types.first).map { context.place(of: $0) }
        }
    }

    /// The declaration to write, so that modules are included beside those that are.
    func line(adding modules: [ModuleRecords]) -> String {
        let known = record?.staticProperty(Self.label)?.value.elements ?? []
        let packages =
            known.compactMap { element in
                if case .type(let spelling) = element { SwiftTypeName(spelling).nameInModule } else { nil }
            } + modules.map(\.packageName)
        let list = packages.map { "\($0).self" }.joined(separator: ", ")
        let line = "static var \(Self.label): [any AppIntentsPackage.Type] { [\(list)] }"
        return record == nil ? "struct \(module)Package: AppIntentsPackage { \(line) }" : line
    }
}

/// Names in a sentence; a long list ends with their number.
struct NameList {
    private static let limit = 8
    var text: String

    init(_ names: [String]) {
        let shown = names.count > Self.limit ? names.prefix(Self.limit - 1) : names[...]
        let rest = names.count - shown.count
        let parts = shown + (rest > 0 ? ["\(rest) more"] : [])
        text =
            parts.count < 2
            ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
    }
}

extension ModuleRecords {
    /// The type that says what else belongs to the module.
    fileprivate var package: TypeRecord? { types.first { $0.conforms(to: "AppIntentsPackage") } }

    /// The name of its package, or of the one to declare.
    fileprivate var packageName: String { package?.name.nameInModule ?? "\(name)Package" }

    /// What people would miss; queries when it declares nothing else.
    fileprivate var declaredNames: [String] {
        let kinds = ["AppIntent", "AppEntity", "AppEnum", "AppShortcutsProvider"]
        let types = types.filter { type in kinds.contains { type.conforms(to: $0) } }
        return (types.isEmpty ? self.types.filter { $0.conforms(to: "EntityQuery") } : types).map(\.name.nameInModule)
    }

    /// Whether its package names another module's.
    fileprivate func includes(_ other: ModuleRecords) -> Bool {
        types.contains { type in
            guard type.conforms(to: "AppIntentsPackage") else { return false }
            return (type.staticProperty("includedPackages")?.value.elements ?? []).contains { element in
                if case .type(let spelling) = element { SwiftTypeName(spelling).module == other.name } else { false }
            }
        }
    }
}
