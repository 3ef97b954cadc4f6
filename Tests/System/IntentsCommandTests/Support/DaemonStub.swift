import FoundationEssentials
import IntentsLink
import IntentsModel
import TestFolders

/// A daemon of a test, in this process and at a socket of its own, that knows the garden app.
final class DaemonStub: Sendable {
    private let folder: String
    let locations: Locations
    private let listener: LinkListener

    /// - Parameters:
    ///   - status: what it says of itself.
    ///   - handle: adds the requests that it answers, besides those about names.
    init(status: DaemonStatus = Garden.daemon, handle: (inout LinkHandlers) -> Void = { _ in }) throws {
        folder = TestFolders.newPath()
        locations = Locations(
            runtimeDirectory: "\(folder)/open-app-intents", dataDirectory: "\(folder)/data",
            stateDirectory: "\(folder)/state")
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        listener = try LinkListener(path: locations.socketPath)
        var handlers = LinkHandlers()
        handlers.onRequest(ClientHelloRequest.self) { _, _ in status }
        handlers.onRequest(ListAppsRequest.self) { _, _ in [Garden.app] }
        handlers.onRequest(ListActionsRequest.self) { _, _ in Garden.listed }
        handlers.onRequest(ShowRequest.self) { request, _ in try Garden.describe(request.name) }
        handle(&handlers)
        try listener.start(handlers: handlers) { _ in }
    }

    /// A daemon that ends every run with one report.
    static func reporting(_ report: RunReport) throws -> DaemonStub {
        try DaemonStub { handlers in
            handlers.onRequest(RunRequest.self) { _, _ in report }
            handlers.onRequest(SayRequest.self) { _, _ in report }
        }
    }

    var tester: CommandLineTester { CommandLineTester(daemon: self, locations: locations) }

    deinit {
        listener.close()
        try? FileManager.default.removeItem(atPath: folder)
    }
}
