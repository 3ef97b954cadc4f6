// Actions on what presents a view. No window is shown here yet, so there is nothing that they could open or close.

/// Closes what presents the view.
public struct DismissAction: Sendable {
    /// Closes it. Nothing presents views here yet, so it changes nothing.
    @MainActor @preconcurrency public func callAsFunction() {}
}

/// Ends a search.
public struct DismissSearchAction: Sendable {
    /// Ends it. No view is searched here yet, so it changes nothing.
    @MainActor @preconcurrency public func callAsFunction() {}
}

/// Opens a window.
public struct OpenWindowAction: Sendable {
    /// Opens the window of an id. No window is shown here yet, so it changes nothing.
    @MainActor @preconcurrency public func callAsFunction(id: String) {}

    /// Opens the window for a value. No window is shown here yet, so it changes nothing.
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}

    /// Opens the window of an id for a value. No window is shown here yet, so it changes nothing.
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
public struct DismissWindowAction: Sendable {
    /// Closes the window of the view. No window is shown here yet, so it changes nothing.
    @MainActor @preconcurrency public func callAsFunction() {}

    /// Closes the window of an id. No window is shown here yet, so it changes nothing.
    @MainActor @preconcurrency public func callAsFunction(id: String) {}

    /// Closes the window for a value. No window is shown here yet, so it changes nothing.
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// Opens the app's settings.
public struct OpenSettingsAction: Sendable {
    /// Opens them. No window is shown here yet, so it changes nothing.
    @MainActor @preconcurrency public func callAsFunction() {}
}

/// Loads content anew.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Loads it and waits for the end.
    public func callAsFunction() async { await action() }
}

/// Whether a view is presented, in the older form.
public struct PresentationMode {
    /// Whether the view is presented.
    public var isPresented: Bool { false }

    /// Closes the view. Nothing presents views here yet, so it changes nothing.
    public mutating func dismiss() {}
}

extension EnvironmentValues {
    /// Closes what presents the view.
    public var dismiss: DismissAction { DismissAction() }
    /// Ends the search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Opens windows.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes windows.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Opens the app's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Whether the view is presented, in the older form.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    /// Loads the content of the view anew; nil when no view above can.
    public var refresh: RefreshAction? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}
