/// The windows of the running app, as far as events need them.
///
/// Nothing shows windows yet, and an app that only runs intents makes no views. So a window is opened with the first event
/// that is for it: its views are made once, and read again for every event, as what they wait for depends on what they show.
/// A view's own state that is made inside the window's views begins anew with every reading.
@MainActor package final class SceneHost {
    /// The windows of this process; nil until an app with scenes runs.
    package static var current: SceneHost?

    private struct OpenWindow {
        /// Its place among the app's declarations.
        let place: Int
        let view: any View
        let environment: EnvironmentValues
    }

    private let declarations: () -> [SceneWindow]
    /// The windows that were opened, the one in front last.
    private var open: [OpenWindow] = []

    package init<Root: App>(of app: Root) { declarations = { sceneWindows(of: app.body) } }

    /// Brings an event to the window that is for it.
    /// - Returns: whether a view waited for it.
    @discardableResult
    package func deliver(_ event: SceneEvent) -> Bool {
        guard let window = window(for: event.contentIdentifier) else { return false }
        // All are asked, not only the first: several views may wait for the same event.
        return read(window).handlers.filter { $0.handle(event) }.isEmpty == false
    }

    /// The open window that wants the content, else one that can show it, else one that the declarations say is for it, else
    /// the one in front.
    private func window(for content: String) -> OpenWindow? {
        // The one in front first.
        let known = open.reversed().map { ($0, read($0).conditions) }
        let wanting = known.first { $0.1?.preferring.holds(for: content) == true }?.0
        let able = known.first { $0.1?.allowing.holds(for: content) == true }?.0
        if let window = wanting ?? able {
            bringToFront(window)
            return window
        }
        let all = declarations()
        if let place = all.firstIndex(where: { $0.conditions?.holds(for: content) == true }) {
            return opened(all[place], at: place)
        }
        return open.last ?? all.first.map { opened($0, at: 0) }
    }

    private func opened(_ declaration: SceneWindow, at place: Int) -> OpenWindow {
        if let window = open.first(where: { $0.place == place }) {
            bringToFront(window)
            return window
        }
        var environment = EnvironmentValues()
        declaration.surroundings.forEach { $0(&environment) }
        let window = OpenWindow(place: place, view: declaration.content(), environment: environment)
        open.append(window)
        return window
    }

    private func bringToFront(_ window: OpenWindow) {
        open.removeAll { $0.place == window.place }
        open.append(window)
    }

    private func read(_ window: OpenWindow) -> SceneEventCollector {
        let (_, pass) = ViewRenderer.reading(of: window.view, in: window.environment) {
            let pass = RenderPass()
            pass.collector = SceneEventCollector()
            return pass
        }
        if let error = pass.error {
            let text = "Events reach only a part of the window: \(error.errorDescription ?? "")\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
        return pass.collector ?? SceneEventCollector()
    }
}
