import IntentsHost

/// Tells the app's delegates and windows what the process is told.
@MainActor enum AppLife {
    /// Makes an app ready to be served.
    static func start<Root: App>(_ app: Root) {
        let scenes = SceneHost(of: app)
        SceneHost.current = scenes
        AppIntentsHost.events.cameToFront = {
            UIApplication.shared.didComeToFront()
            NSApplication.shared.didComeToFront()
        }
        AppIntentsHost.events.open = { url in open(url, in: scenes) }
        AppIntentsHost.events.leaving = {
            UIApplication.shared.willTerminate()
            NSApplication.shared.willTerminate()
        }
        OwnURLs.current = OwnURLs(of: .main) { url in open(url, in: scenes) }
        UIApplication.shared.didFinishLaunching()
        NSApplication.shared.didFinishLaunching()
    }

    /// Hands a URL to the window that is for it, or to the delegates when no view waits for it.
    static func open(_ url: URL, in scenes: SceneHost) {
        if scenes.deliver(.url(url)) { return }
        if let delegate = UIApplication.shared.delegate, delegate.application(.shared, open: url, options: [:]) {
            return
        }
        NSApplication.shared.delegate?.application(.shared, open: [url])
    }
}
