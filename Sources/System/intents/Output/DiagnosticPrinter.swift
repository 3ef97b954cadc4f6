import IntentsMetadata

/// Prints what a build or a check has found.
struct DiagnosticPrinter: Sendable {
    var console: Console

    /// - Parameter root: the folder that relative paths start from.
    func print(_ diagnostics: [Diagnostic], root: String) {
        diagnostics.forEach { console.complain($0.rendered(root: root)) }
        let counts = [
            count(diagnostics, .error, "error"), count(diagnostics, .warning, "warning"),
        ].compactMap(\.self)
        if !counts.isEmpty { console.complain(counts.joined(separator: ", ")) }
    }

    private func count(_ diagnostics: [Diagnostic], _ severity: Diagnostic.Severity, _ name: String) -> String? {
        let number = diagnostics.count { $0.severity == severity }
        return number == 0 ? nil : number == 1 ? "1 \(name)" : "\(number) \(name)s"
    }
}
