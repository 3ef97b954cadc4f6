import IntentsLink
import IntentsModel
import IntentsResolution

/// Opens what the result of a run opens: other intents of the app, in front and one after the other, and links.
struct Opening: Sendable {
    let runs: Runs
    let catalog: AppCatalog
    let order: RunOrder
    let entry: RunLedger.Entry
    let story: RunStory

    /// Opens what a run wants to be opened, and what that opens in its turn; the report says how it went.
    func open(
        _ first: OpenedValue, after action: String, given values: [String: IntentValue], in report: inout RunReport
    ) async {
        var chain = OpenedChain(action, values)
        var opened: OpenedValue? = first
        while let next = opened {
            do throws(RunError) {
                opened = try await open(next, &chain, in: &report)
            } catch {
                let name = next.action.map { "\($0), which it opens," } ?? "the link that it opens"
                report.outcome = error.outcome
                report.error = RunError(
                    error.code, "\(report.action) is done, but \(name) is not: \(error.message)",
                    parameter: error.parameter, cause: error.cause)
                return
            }
        }
    }

    /// - Returns: what the opened intent opens in its turn.
    private func open(
        _ opened: OpenedValue, _ chain: inout OpenedChain, in report: inout RunReport
    ) async throws(RunError) -> OpenedValue? {
        if let link = opened.url {
            // Also the link of an intent that was opened stands in the report.
            report.opened?.url = link
            report.opened?.openedBy = try await open(link)
            return nil
        }
        guard let identifier = opened.action else { return nil }
        try chain.open(identifier, opened.parameters)
        story.tell(.opening) { $0.text = identifier }
        guard let action = catalog.metadata.actions[identifier] else {
            throw RunError(.notFound, "\(catalog.app.name) has no action \(identifier).")
        }
        return try await run(action, opened.parameters, place: chain.count - 1, in: &report)
    }

    private func run(
        _ action: ActionDescription, _ values: [String: IntentValue], place: Int, in report: inout RunReport
    ) async throws(RunError) -> OpenedValue? {
        var order = order
        order.runID += String(repeating: ".opened", count: place)
        let part = try RunPart(
            catalog: catalog, action: action, mode: .foreground, order: order, entry: entry, runs: runs, story: story)
        let (result, target) = await part.result(given: values)
        if let error = result.error { throw error }
        report.dialog = report.dialog ?? result.result.dialog
        report.process = await target.process?.description ?? report.process
        report.mode = RunMode.foreground.name
        return result.outcome == .success ? result.result.opened : nil
    }

    /// Opens a link where it belongs.
    /// - Returns: who opens it: `app`, `desktop`, or nobody where nobody can.
    private func open(_ link: String) async throws(RunError) -> String? {
        let route = LinkRoute(link, openedBy: catalog.app.identifier, claims: await runs.library.linkClaims())
        switch route {
        case .refused(let reason): throw RunError(.linkRefused, "\(reason).")
        case .app(let identifier):
            // Without a screen nothing opens links, an app's own as little as others.
            guard !runs.processes.policy.isHeadless else { return nil }
            let app = try await runs.library.app(identifier)
            guard let bundle = app.bundles.first else { return nil }
            let process = try await runs.processes.process(for: bundle)
            try await runs.processes.open(link, in: process)
            story.tell(.openedLink) { event in
                event.text = link
                event.process = process.description
            }
            return "app"
        case .desktop:
            guard !runs.processes.policy.isHeadless, runs.links.open(link) else { return nil }
            story.tell(.openedLink) { $0.text = link }
            return "desktop"
        }
    }
}
