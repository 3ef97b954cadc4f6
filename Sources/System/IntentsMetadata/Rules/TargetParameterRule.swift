/// `target-not-parameter`: what the system fills in must be declared with `@Parameter`.
enum TargetParameterRule: Rule {
    private static let required = [
        ("OpenIntent", "target"), ("ShowInAppSearchResultsIntent", "criteria"), ("PlayVideoIntent", "term"),
    ]

    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.actions.flatMap { action in
            required.compactMap { adopted, name in
                let record = action.record
                guard record.conforms(to: adopted), let property = record.instanceProperty(name),
                    record.instanceProperty("_\(name)")?.isParameterStorage != true
                else { return nil }
                return Diagnostic(
                    .error, "target-not-parameter",
                    "\(name) of \(record.name.nameInModule) must be declared with @Parameter, or the system never fills"
                        + " it",
                    at: context.place(of: property, in: record))
            }
        }
    }
}
