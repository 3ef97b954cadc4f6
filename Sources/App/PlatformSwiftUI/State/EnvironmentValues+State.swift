// What state views are in.

extension EnvironmentValues {
    /// Whether the view reacts to the person.
    public var isEnabled: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }

    /// Why content is made unreadable.
    public var redactionReasons: RedactionReasons {
        get { stored(default: []) }
        set { store(newValue) }
    }

    /// Whether the surface is dimmed.
    public var isLuminanceReduced: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }

    /// Whether the view has the focus.
    public var isFocused: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }

    /// Whether the person is searching.
    public var isSearching: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }

    /// Whether the view is presented by another one.
    public var isPresented: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }

    /// How far the scene is in front: as far as its app is, unless it was set.
    public var scenePhase: ScenePhase {
        get { stored(default: ScenePhase.ofApp.withLock { $0 }) }
        set { store(newValue) }
    }

    /// Undoes what the person did in the window.
    public var undoManager: UndoManager? {
        get { stored(default: nil) }
        set { store(newValue) }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { stored(default: .regular) }
        set { store(newValue) }
    }

    /// Whether lists can be edited.
    public var editMode: Binding<EditMode>? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}
