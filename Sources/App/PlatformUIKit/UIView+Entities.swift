import AppIntents

extension UIView {
    private struct Provider {
        let elements: @MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement]
    }

    /// Tells which entities the view shows, when it draws its content itself; nothing on Linux asks yet.
    public var appEntityUIElementProvider: (@MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement])? {
        get { (entities as? Provider)?.elements }
        set { entities = newValue.map(Provider.init) }
    }
}
