import AppIntents
import Observation

struct StoredBoard: Sendable {
    var id: String
    var name: String
}

actor BoardStore {
    static let shared = BoardStore()
    var boards: [StoredBoard] = []
    func boards(matching identifiers: [String]) throws -> [StoredBoard] {
        boards.filter { identifiers.contains($0.id) }
    }
    func recentBoards() throws -> [StoredBoard] { boards }
    func currentBoard() throws -> StoredBoard { boards[0] }
    func cards(on board: String) throws -> [StoredBoard] { boards }
    func pin(_ text: String, board: String) throws {}
    func attach(_ url: URL) throws {}
}

@Observable
@MainActor
final class IntentInbox {
    struct Handled: Equatable {
        let id = UUID()
        let intent: any AppIntent

        nonisolated static func == (first: Self, second: Self) -> Bool {
            first.id == second.id
        }
    }

    static let shared = IntentInbox()
    var handled: Handled?

    private init() {}

    func open() -> String? {
        guard let intent = handled?.intent else { return nil }
        if let draft = intent as? DraftCard {
            return draft.text ?? ""
        } else if let page = intent as? OpenPage {
            return page.page.word
        }
        return nil
    }
}

struct DraftCard: AppIntent {
    static let title: LocalizedStringResource = "Draft card"
    static let description = IntentDescription("Open the app to write a card")
    static let openAppWhenRun = true

    @Parameter(
        title: "First words",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var text: String?

    func perform() async throws -> some IntentResult {
        await MainActor.run {
            IntentInbox.shared.handled = .init(intent: self)
        }
        return .result()
    }
}

struct PinCard: AppIntent {
    static let title: LocalizedStringResource = "Pin card"
    static let description = IntentDescription("Pin a card without opening the app")
    static let openAppWhenRun = false

    @Parameter(title: "Text")
    var text: String

    @Parameter(title: "Board")
    var board: BoardEntity

    func perform() async throws -> some IntentResult & ProvidesDialog {
        do {
            try await BoardStore.shared.pin(text, board: board.id)
            return .result(dialog: "Pinned \(text).")
        } catch {
            return .result(dialog: "The card could not be pinned.")
        }
    }
}

enum Page: String, AppEnum {
    case today
    case archive

    // A member that no protocol asks for.
    static var typeDisplayName: LocalizedStringResource { "Page" }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"

    static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        [
            .today: "Today",
            .archive: "Archive",
        ]
    }

    var word: String {
        switch self {
        case .today: "today"
        case .archive: "archive"
        }
    }
}

struct OpenPage: AppIntent {
    static let title: LocalizedStringResource = "Open page"
    static let openAppWhenRun = true

    @Parameter(title: "Page")
    var page: Page

    func perform() async throws -> some IntentResult {
        await MainActor.run {
            IntentInbox.shared.handled = .init(intent: self)
        }
        return .result()
    }
}

struct BoardEntity: AppEntity, Identifiable {
    let board: StoredBoard

    var id: String { board.id }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Board"
    static let defaultQuery = BoardQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(board.name)")
    }
}

struct BoardQuery: EntityQuery {
    func entities(for identifiers: [BoardEntity.ID]) async throws -> [BoardEntity] {
        let boards = try await BoardStore.shared.boards(matching: identifiers)
        return boards.map(BoardEntity.init)
    }

    func suggestedEntities() async throws -> [BoardEntity] {
        try await BoardStore.shared.recentBoards().map(BoardEntity.init)
    }

    func defaultResult() async -> BoardEntity? {
        guard let board = try? await BoardStore.shared.currentBoard() else { return nil }
        return BoardEntity(board: board)
    }
}

struct CardEntity: AppEntity, Identifiable {
    let card: StoredBoard

    var id: String { card.id }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Card"
    static let defaultQuery = CardQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(card.name)")
    }
}

struct CardChoice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Card on the widget"
    static let description = IntentDescription("Choose the board and the card that the widget shows")

    @Parameter(title: "Board")
    var board: BoardEntity?

    @Parameter(title: "Card")
    var card: CardEntity?
}

struct CardQuery: EntityQuery {
    @IntentParameterDependency<CardChoice>(\.$board)
    var choice

    func entities(for identifiers: [CardEntity.ID]) async throws -> [CardEntity] {
        try await fetch().filter { identifiers.contains($0.id) }.map(CardEntity.init)
    }

    func suggestedEntities() async throws -> [CardEntity] {
        try await fetch().map(CardEntity.init)
    }

    func defaultResult() async -> CardEntity? {
        try? await fetch().first.map(CardEntity.init)
    }

    // Through the dependency's parameter: docs/compatibility.md says why.
    private func fetch() async throws -> [StoredBoard] {
        guard let board = choice?.board.id else { return [] }
        return try await BoardStore.shared.cards(on: board)
    }
}

struct BoardShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: DraftCard(),
            phrases: [
                "Draft a card in \(.applicationName)",
                "Write with \(.applicationName)",
            ],
            shortTitle: "Draft card",
            systemImageName: "pencil"
        )

        AppShortcut(
            intent: PinCard(),
            phrases: [
                "Pin a card with \(.applicationName)"
            ],
            shortTitle: "Pin card",
            systemImageName: "pin"
        )
    }
}
