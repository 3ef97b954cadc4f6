/// One transition of a run, as `intents log --follow` tells it.
package struct RunEvent: Hashable, Sendable, Codable {
    package var runID: String
    /// `bundle.id/Identifier`, or what was asked for while no action is found.
    package var action: String
    /// Seconds since 1970.
    package var time: Double
    package var kind: Kind
    package var parameter: String?
    /// The value it is about, without what is large.
    package var value: IntentValue?
    /// The words it is about: a question, a reason, what was said.
    package var text: String?
    /// How many choices or candidates there are, or the number of the attempt.
    package var count: Int?
    package var process: ProcessDescription?
    package var progress: ProgressState?
    package var outcome: RunOutcome?

    package init(_ kind: Kind, runID: String, action: String, time: Double) {
        self.kind = kind
        self.runID = runID
        self.action = action
        self.time = time
    }

    /// What has happened; `docs/resolution.md` says when each comes.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case requested
        case given, connected, defaulted, providerDefault, unset
        case matched, converted, refused, disambiguating, confirming, resolved
        case asked, answered, choicesTimedOut
        case processChosen, launched, cameForward
        case performing, progress, restarted
        case opening, openedLink
        case cancelling, finishedLate, finished
    }
}

extension IntentValue {
    /// The value as a log keeps it: what it is, without contents that are large.
    package var outline: IntentValue {
        switch self {
        case .string(let text) where text.count > 200: .string("\(text.prefix(200))…")
        case .file(let file): .string("\(file.filename) (\(file.size) bytes)")
        case .structured(let value): .string(value.text)
        case .entity(let entity):
            .entity(
                EntityValue(
                    typeName: entity.typeName, identifier: entity.identifier,
                    display: DisplayValue(title: entity.display.title)))
        case .array(let values) where values.count > 20:
            .array(values.prefix(20).map(\.outline) + [.string("… and \(values.count - 20) more")])
        case .array(let values): .array(values.map(\.outline))
        default: self
        }
    }
}
