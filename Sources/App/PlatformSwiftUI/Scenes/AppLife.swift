import IntentsHost

/// Tells the app's delegates and windows what the process is told.
@MainActor enum AppLife {
    /// Starts the app and serves the system.
    static func serve() -> Never {
        listen()
        OwnURLs.current = OwnURLs(of: .main, open: open)
        UIApplication.shared.didFinishLaunching()
        NSApplication.shared.didFinishLaunching()
        AppIntentsHost.run()
    }

    /// Passes on what the system says of the app's place, of URLs and of the end.
    static func listen() {
        AppIntentsHost.events.cameToFront = {
            ScenePhase.ofApp.withLock { $0 = .active }
            UIApplication.shared.didComeToFront()
            NSApplication.shared.didComeToFront()
        }
        AppIntentsHost.events.wentBehind = {
            ScenePhase.ofApp.withLock { $0 = .background }
            UIApplication.shared.didGoBehind()
            NSApplication.shared.didGoBehind()
        }
        AppIntentsHost.events.open = open
        AppIntentsHost.events.leaving = {
            UIApplication.shared.willTerminate()
            NSApplication.shared.willTerminate()
        }
    }

    /// Hands a URL to the window that is for it, or to the delegates when no view waits for it.
    static func open(_ url: URL) {
        if SceneHost.current?.deliver(.url(url)) == true { return }
        if let delegate = UIApplication.shared.delegate, delegate.application(.shared, open: url, options: [:]) {
            return
        }
        NSApplication.shared.delegate?.application(.shared, open: [url])
    }
}
