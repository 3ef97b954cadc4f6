import IntentsModel
import IntentsResolution

/// An app whose answers the test writes down; it remembers every request.
actor ScriptedApp: AppServices {
    private(set) var entityRequests: [EntityRequest] = []
    private(set) var optionsRequests: [OptionsRequest] = []
    private(set) var performed: [PerformRequest] = []

    private let plants: [EntityValue]
    private let suggested: [EntityValue]
    private let matching: @Sendable (String) -> [EntityValue]
    private let options: @Sendable (OptionsRequest) throws -> OptionsReply
    private let queryError: RunError?
    private var replies: [PerformReply]

    init(
        plants: [EntityValue] = [], suggested: [EntityValue]? = nil,
        matching: @escaping @Sendable (String) -> [EntityValue] = { _ in [] },
        options: @escaping @Sendable (OptionsRequest) throws -> OptionsReply = { _ in OptionsReply(options: []) },
        queryError: RunError? = nil, replies: [PerformReply] = []
    ) {
        self.plants = plants
        self.suggested = suggested ?? plants
        self.matching = matching
        self.options = options
        self.queryError = queryError
        self.replies = replies
    }

    func entities(_ request: EntityRequest) throws -> EntityPage {
        entityRequests.append(request)
        if let queryError { throw queryError }
        return EntityPage(sections: [EntitySection(title: "Plants", entities: found(request.selection))])
    }

    private func found(_ selection: EntitySelection) -> [EntityValue] {
        switch selection {
        case .identifiers(let identifiers): plants.filter { identifiers.contains($0.identifier) }
        case .matching(let text): matching(text)
        case .suggested: suggested
        case .all: plants
        case .find: []
        }
    }

    func options(_ request: OptionsRequest) throws -> OptionsReply {
        optionsRequests.append(request)
        return try options(request)
    }

    /// The next scripted reply; an empty result once the script is at its end.
    func perform(_ request: PerformRequest) -> PerformReply {
        performed.append(request)
        return replies.isEmpty ? .finished(PerformedResult()) : replies.removeFirst()
    }

    var selections: [EntitySelection] { entityRequests.map(\.selection) }
}

/// A person whose answers the test writes down; out of answers, nobody is there.
actor ScriptedPerson: Interaction {
    private(set) var prompts: [Prompt] = []
    private var answers: [Answer]

    init(_ answers: Answer...) { self.answers = answers }

    init(answers: [Answer]) { self.answers = answers }

    func answer(to prompt: Prompt) -> Answer {
        prompts.append(prompt)
        return answers.isEmpty ? .unavailable : answers.removeFirst()
    }
}

/// Texts in German, as far as the test gives them.
struct German: TextLocalizer {
    var table: [String: String]

    func string(for text: LocalizedText, locale: String) -> String {
        locale.hasPrefix("de") ? table[text.key] ?? text.sourceText : text.sourceText
    }
}
