/// What keeps an app's process alive.
@MainActor enum AppProcess {
    /// Waits until the process is ended from outside.
    static func run() async {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
    }
}
