/// `several-shortcuts-providers`, `provider-not-included`: an app has one provider, and its shortcuts must arrive.
enum ProvidersRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] { several(context) + notIncluded(context) }

    private static func several(_ context: RuleContext) -> [Diagnostic] {
        let providers = context.extraction.providers
        return providers.dropFirst().map { provider in
            let first = context.place(of: providers[0])
            return Diagnostic(
                .error, "several-shortcuts-providers",
                "an app has one AppShortcutsProvider, and \(providers[0].typeName) at \(first.file):\(first.line) is"
                    + " another: move the shortcuts of \(provider.name.nameInModule) there",
                at: context.place(of: provider))
        }
    }

    private static func notIncluded(_ context: RuleContext) -> [Diagnostic] {
        // An extension has no shortcuts of its own.
        guard context.program.kind == .app else { return [] }
        return LeftModuleRule.offered(context).flatMap { module in
            module.types.filter { $0.conforms(to: "AppShortcutsProvider") }.map { provider in
                Diagnostic(
                    .error, "provider-not-included",
                    "the shortcuts of \(provider.name.nameInModule) would be missing, as module \(module.name) is not part"
                        + " of \(context.program.phrase): \(LeftModuleRule.remedy(for: module, context))",
                    at: context.place(of: provider))
            }
        }
    }
}
