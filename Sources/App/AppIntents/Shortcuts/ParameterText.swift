/// Text with parameters in it.
struct ParameterText<Intent: AppIntent> {
    private enum Segment {
        case text(String)
        case parameter(PartialKeyPath<Intent>)
    }

    private var segments: [Segment] = []

    init() {}

    init(_ text: String) { append(text) }

    mutating func append(_ text: String) { if !text.isEmpty { segments.append(.text(text)) } }

    mutating func append(_ keyPath: PartialKeyPath<Intent>) { segments.append(.parameter(keyPath)) }

    /// The text with `${name}` for each parameter.
    func format(_ names: ParameterNames) -> String {
        segments.map { segment in
            switch segment {
            case .text(let text): text
            case .parameter(let keyPath): "${\(names.name(of: keyPath))}"
            }
        }.joined()
    }
}
