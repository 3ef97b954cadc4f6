import IntentsModel

/// All that the choice of a process depends on.
struct ProcessQuestion: Hashable, Sendable {
    /// The action or the query, for messages.
    var name: String
    /// The app with its bundles.
    var app: AppRecord
    /// The identifiers of the bundles whose code has it.
    var holders: Set<String>
    /// The modes that the source declares.
    var modes = ModeSet.background
    /// The kinds of process that the source allows.
    var targets: ExecutionTargets = []
    /// The protocol that it adopts and that runs in the app alone, when it adopts one.
    var appProtocol: String?
    /// Whether it shows something in the app whatever modes it declares.
    var isOpening = false
    /// Where it is started from.
    var origin = RunOrigin.system
    /// The state of the app's own process.
    var appState = AppState.notRunning
    /// Whether any app can come to the front here.
    var canGoForeground = true
}

/// Where a run is started from.
enum RunOrigin: String, Hashable, Sendable, CaseIterable {
    /// A command, a phrase, search, a shortcut: anything that belongs to no process of the app.
    case system
    /// A button of a widget, or a control: both belong to the widget extension.
    case widget
}

extension ProcessQuestion {
    /// Which process runs an action.
    init(
        _ action: ActionDescription, in catalog: AppCatalog, origin: RunOrigin = .system, appState: AppState,
        canGoForeground: Bool
    ) {
        self.init(
            name: action.identifier, app: catalog.app,
            holders: Set(catalog.bundles(withAction: action.identifier).map(\.identifier)),
            modes: action.supportedModes, targets: action.executionTargets, appProtocol: action.appProtocol,
            isOpening: action.systemProtocols.contains("OpenEntity"), origin: origin, appState: appState,
            canGoForeground: canGoForeground)
    }

    /// Which process runs a query of an entity type.
    /// - Parameter query: the query's identifier; the entity's default query when absent.
    init(entity type: String, query: String? = nil, in catalog: AppCatalog, appState: AppState) {
        let identifier = query ?? catalog.metadata.entities[type]?.defaultQueryIdentifier
        self.init(
            name: type, app: catalog.app, holders: Set(catalog.bundles(withEntity: type).map(\.identifier)),
            targets: identifier.flatMap { catalog.metadata.queries[$0]?.executionTargets } ?? [], appState: appState)
    }
}

extension ActionDescription {
    /// Protocols whose work is that of the app's own process: its interface, its activities, its sound.
    private static let appProtocols = [
        "OpenEntity": "OpenIntent", "SessionStarting": "LiveActivityIntent", "AudioStarting": "AudioPlaybackIntent",
    ]

    fileprivate var appProtocol: String? { systemProtocols.lazy.compactMap { Self.appProtocols[$0] }.first }
}
