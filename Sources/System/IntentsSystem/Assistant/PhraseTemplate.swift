/// A phrase of an app shortcut: words, the app's name, and at most one parameter.
struct PhraseTemplate: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text(String)
        case applicationName
        case parameter(String)
    }

    let parts: [Part]

    /// Reads `Open ${landmark} in ${applicationName}`.
    init(_ template: String) {
        var parts: [Part] = []
        var rest = Substring(template)
        while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            if start.lowerBound > rest.startIndex { parts.append(.text(String(rest[..<start.lowerBound]))) }
            let name = String(rest[start.upperBound..<end])
            parts.append(name == "applicationName" ? .applicationName : .parameter(name))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    /// The name of the parameter it has a place for.
    var parameter: String? {
        for case .parameter(let name) in parts { return name }
        return nil
    }

    /// The phrase as people read it.
    /// - Parameter value: stands in the parameter's place, which shows the parameter's name without one.
    func display(appName: String, saying value: String? = nil) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .applicationName: appName
            case .parameter(let name): value ?? "<\(name)>"
            }
        }.joined()
    }
}

extension Substring {
    /// The first place of a text.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
