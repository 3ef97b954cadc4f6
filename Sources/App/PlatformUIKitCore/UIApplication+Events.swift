/// What the process tells the app's delegate, and everyone who listens.
extension UIApplication {
    /// The app has started.
    package func didFinishLaunching() {
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        post(Self.didFinishLaunchingNotification)
    }

    /// The system has brought the app to the front.
    package func didComeToFront() {
        guard !isInFront else { return }
        isInFront = true
        delegate?.applicationWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
    }

    /// Another app has come to the front.
    package func didGoBehind() {
        guard isInFront else { return }
        delegate?.applicationWillResignActive(self)
        post(Self.willResignActiveNotification)
        isInFront = false
        for scene in connectedScenes { scene.goBehind() }
        delegate?.applicationDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
    }

    /// The app is about to end.
    package func willTerminate() {
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
