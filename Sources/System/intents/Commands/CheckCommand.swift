import IntentsMetadata

/// `intents check PATH|X.app`.
struct CheckCommand: Command {
    static let specification = CommandSpecification(
        name: "check", summary: "Check a package's intents without building bundles, or a bundle that was built.",
        arguments: [
            ArgumentSpecification(name: "PATH|X.app", help: "A folder with Package.swift, or a bundle.", kind: .path)
        ],
        options: [
            OptionSpecification("locales", help: "Also report texts that a language of the app lacks.")
        ],
        exitStatuses: [
            ExitStatusDescription(0, "nothing is wrong; there may be warnings"),
            ExitStatusDescription(1, "a rule is broken, or the bundle is not whole"),
            ExitStatusDescription(2, "the command line is wrong"),
        ],
        examples: ["intents check .", "intents check .build/intents/apps/debug/TravelTracking.app"])

    var path: String
    var checksLocales: Bool

    init(_ arguments: ParsedArguments) throws {
        path = arguments.positional(0) ?? ""
        checksLocales = arguments.has("locales")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        do {
            let names = [path.trimmingSlashes, context.resolvedPath(path)]
            let isBundle = names.contains { $0.hasSuffix(".app") }
            return isBundle ? try checkBundle(in: context) : try checkPackage(in: context)
        } catch let error as BuildError {
            context.console.complain("intents check: \(error.message)")
            return error.exitStatus
        } catch let error as BundleError {
            context.console.complain("intents check: \(error.message)")
            return 1
        }
    }

    private func checkPackage(in context: CommandContext) throws -> Int32 {
        let result = try AppBuild(BuildOptions(packagePath: path)).check(locales: checksLocales)
        DiagnosticPrinter(console: context.console).print(result.diagnostics, root: result.root)
        return result.exitStatus
    }

    private func checkBundle(in context: CommandContext) throws -> Int32 {
        let check = BundleCheck(path: context.resolvedPath(path.trimmingSlashes), checksLocales: checksLocales)
        let result = try check.run()
        let bundle = result.bundle
        DiagnosticPrinter(console: context.console).print(result.diagnostics, root: bundle.path)
        guard result.exitStatus == 0 else { return result.exitStatus }
        // Those of a package that both include count once, as they are installed.
        let actions = Set(([bundle] + bundle.extensions).flatMap(\.metadata.actions.keys)).count
        let counted = actions == 1 ? "1 action" : "\(actions) actions"
        context.console.print("\(bundle.name) \(bundle.version) (\(bundle.identifier)) is whole: \(counted).")
        return 0
    }
}

extension String {
    /// Without the slashes that completion leaves at the end of a folder.
    fileprivate var trimmingSlashes: String {
        String(reversed().drop { $0 == "/" }.reversed())
    }
}
