/// `modes-win`: an intent that declares both ways to open the app.
enum ModesRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.actions.compactMap { action in
            let record = action.record
            guard record.staticProperty("supportedModes") != nil,
                let property = record.staticProperty("openAppWhenRun")
            else { return nil }
            return Diagnostic(
                .note, "modes-win",
                "supportedModes of \(record.name.nameInModule) holds, and openAppWhenRun has no effect beside it: remove"
                    + " openAppWhenRun",
                at: context.place(of: property, in: record))
        }
    }
}
