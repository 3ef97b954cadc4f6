import FoundationEssentials
import IntentsLink
import IntentsModel
import IntentsResolution

/// Tells the transitions of one run, in order.
struct RunStory: Sendable {
    let runID: String
    /// `bundle.id/Identifier`, or what was asked for while no action is found.
    var action: String
    let events: RunEvents
    /// The client that started the run and wants to hear of its progress.
    var watcher: LinkConnection?

    func tell(_ kind: RunEvent.Kind, _ fill: (inout RunEvent) -> Void = { _ in }) {
        var event = RunEvent(kind, runID: runID, action: action, time: Date().timeIntervalSince1970)
        fill(&event)
        event.value = event.value?.outline
        events.publish(event)
        guard kind == .progress, let watcher else { return }
        // A client that is gone has ended its run, and hears that in other ways.
        try? watcher.notify(RunEventNotification(event: event))
    }

    /// Tells a transition of the resolution. How it ends is told by the run as a whole.
    func tell(_ event: ResolutionEvent) {
        switch event {
        case .given(let name, let value): tell(.given, of: name, value)
        case .connected(let name, let value): tell(.connected, of: name, value)
        case .defaulted(let name, let value): tell(.defaulted, of: name, value)
        case .defaultedByProvider(let name, let value): tell(.providerDefault, of: name, value)
        case .leftUnset(let name): tell(.unset, of: name)
        case .matched(let name, let words, let step, let count):
            tell(.matched, of: name, text: "“\(words)” by \(step.words)", count: count)
        case .converted(let name, let value): tell(.converted, of: name, value)
        case .refused(let name, let reason): tell(.refused, of: name, text: reason)
        case .disambiguating(let name, let count): tell(.disambiguating, of: name, count: count)
        case .confirming(let name, let guess): tell(.confirming, of: name, guess)
        case .resolved(let name, let value): tell(.resolved, of: name, value)
        case .asked(let prompt): tell(.asked, of: prompt.parameter, text: prompt.dialog, count: prompt.options.count)
        case .answered(let answer): tell(.answered, of: nil, answer.value, text: answer.words)
        case .choicesTimedOut(let name, let message): tell(.choicesTimedOut, of: name, text: message)
        case .performing(let attempt): tell(.performing) { $0.count = attempt }
        case .restarted(let name): tell(.restarted, of: name)
        case .replied, .ended: break
        }
    }

    private func tell(
        _ kind: RunEvent.Kind, of parameter: String?, _ value: IntentValue? = nil, text: String? = nil,
        count: Int? = nil
    ) {
        tell(kind) { event in
            event.parameter = parameter
            event.value = value
            event.text = text
            event.count = count
        }
    }
}

extension EntityMatch {
    fileprivate var words: String {
        switch self {
        case .identifier: "its identifier"
        case .stringQuery: "the string query"
        case .suggestedTitle: "the title of a suggested entity"
        case .anyTitle: "the title of an entity"
        }
    }
}

extension Answer {
    fileprivate var value: IntentValue? {
        switch self {
        case .value(let value): value
        case .confirmed(let isConfirmed): .bool(isConfirmed)
        case .option, .cancelled, .unavailable: nil
        }
    }

    /// What stands in place of a value.
    fileprivate var words: String? {
        switch self {
        case .option(let index): "choice \(index + 1)"
        case .cancelled: "the run was cancelled"
        case .unavailable: "nobody can be asked"
        case .value, .confirmed: nil
        }
    }
}
