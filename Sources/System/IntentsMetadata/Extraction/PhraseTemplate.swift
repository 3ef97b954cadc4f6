/// An interpolated text of words, parameters and the application's name: a phrase, or a summary's sentence.
package struct PhraseTemplate: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case words(String)
        case parameter(String)
        case applicationName
    }

    package var parts: [Part]

    /// Nothing when the text has parts that are neither.
    package init?(_ value: ConstantValue) {
        switch value.unwrapped {
        case .literal(let text): parts = [.words(text)]
        case .interpolation(let segments):
            parts = []
            for (index, segment) in segments.enumerated() {
                if index.isMultiple(of: 2) {
                    guard let text = segment.text else { return nil }
                    if !text.isEmpty { parts.append(.words(text)) }
                } else if let name = segment.keyPathName {
                    parts.append(.parameter(name))
                } else if segment.caseName == "applicationName" {
                    parts.append(.applicationName)
                } else {
                    return nil
                }
            }
        default: return nil
        }
    }

    package var parameters: [String] {
        parts.compactMap { part in
            if case .parameter(let name) = part { return name }
            return nil
        }
    }

    package var applicationNameCount: Int { parts.count { $0 == .applicationName } }

    /// The key: `Open ${plant} in ${applicationName}`.
    package var format: String {
        parts.map { part in
            switch part {
            case .words(let text): text
            case .parameter(let name): "${\(name)}"
            case .applicationName: "${applicationName}"
            }
        }
        .joined()
    }

    /// The literal as people write it, without its quotes.
    package var source: String {
        parts.map { part in
            switch part {
            case .words(let text): Self.escape(text)
            case .parameter(let name): "\\(\\.$\(name))"
            case .applicationName: "\\(.applicationName)"
            }
        }
        .joined()
    }

    private static func escape(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            case "\t": escaped += "\\t"
            default: escaped.append(character)
            }
        }
    }
}
