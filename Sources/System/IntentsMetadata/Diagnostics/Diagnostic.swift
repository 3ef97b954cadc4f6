import IntentsModel

/// One finding about the source: where, how bad, which rule, and one sentence that says what to do.
package struct Diagnostic: Hashable, Sendable, Codable {
    package enum Severity: String, Sendable, Codable {
        case error, warning, note
    }

    package var severity: Severity
    /// The stable id of the rule, listed in `docs/diagnostics.md`.
    package var id: String
    package var message: String
    package var location: SourceLocation?
    /// Source to write instead, when the rule knows it.
    package var fix: String?

    package init(
        _ severity: Severity, _ id: String, _ message: String, at location: SourceLocation? = nil, fix: String? = nil
    ) {
        self.severity = severity
        self.id = id
        self.message = message
        self.location = location
        self.fix = fix
    }

    /// `file:line:column: severity: sentence [id]`, and a note with the fix.
    /// - Parameter root: the folder that relative paths start from.
    package func rendered(root: String) -> String {
        let place = location.map { location in
            let file = location.file.hasPrefix("/") || root.isEmpty ? location.file : "\(root)/\(location.file)"
            return "\(file):\(location.line):\(location.column): "
        }
        let line = "\(place ?? "")\(severity.rawValue): \(message) [\(id)]"
        return fix.map { "\(line)\n\(place ?? "")note: write \($0)" } ?? line
    }
}

extension Diagnostic {
    /// The order of reports: by place, those without one last.
    package static func precedes(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
        func key(_ diagnostic: Diagnostic) -> (String, Int, Int, String, String) {
            let place = diagnostic.location ?? SourceLocation(file: "\u{10FFFF}", line: 0)
            return (place.file, place.line, place.column, diagnostic.id, diagnostic.message)
        }
        return key(first) < key(second)
    }
}
