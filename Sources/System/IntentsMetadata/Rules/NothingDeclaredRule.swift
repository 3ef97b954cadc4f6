/// `nothing-declared`: a target without declarations is fine, and gets no bundle.
enum NothingDeclaredRule {
    static func note(module: String) -> Diagnostic {
        Diagnostic(.note, "nothing-declared", "no App Intents declarations in module \(module)")
    }
}
