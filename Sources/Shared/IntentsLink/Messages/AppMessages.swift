import IntentsModel

// System → app.

extension PerformRequest: LinkRequest {
    package typealias Reply = PerformReply
    package static let method = "intent.perform"
}

/// A request that a query or an options provider of the app answers.
package protocol QueryRequest: LinkRequest {
    /// The run that it belongs to, when there is one.
    var runID: String? { get }
    /// What `query.cancel` calls it.
    var queryID: String? { get set }
}

extension EntityRequest: QueryRequest {
    package typealias Reply = EntityPage
    package static let method = "query.entities"
}

extension OptionsRequest: QueryRequest {
    package typealias Reply = OptionsReply
    package static let method = "parameter.options"
}

/// Cancels the task of a query that took too long, or that nobody waits for any more; it is still answered.
package struct CancelQueryNotification: LinkNotification {
    package static let method = "query.cancel"
    package var queryID: String

    package init(queryID: String) { self.queryID = queryID }
}

/// Brings the app to the front; answered once it is there.
package struct ActivateRequest: LinkRequest {
    package typealias Reply = Done
    package static let method = "app.activate"

    package init() {}
}

/// Tells the app that another one has come to the front.
package struct DeactivateNotification: LinkNotification {
    package static let method = "app.deactivate"

    package init() {}
}

/// Hands the app, which is in front, a link that it claims; answered once its interface has it.
package struct OpenLinkRequest: LinkRequest {
    package typealias Reply = Done
    package static let method = "app.openLink"
    package var link: String

    package init(link: String) { self.link = link }
}

/// Asks the app to leave.
package struct TerminateNotification: LinkNotification {
    package static let method = "app.terminate"

    package init() {}
}

/// Cancels the task of a run; its `PerformRequest` is still answered.
package struct CancelRunNotification: LinkNotification {
    package static let method = "run.cancel"
    package var runID: String
    /// `timeout` or `userCancelled`.
    package var reason: String

    package init(runID: String, reason: String) {
        self.runID = runID
        self.reason = reason
    }
}

// App → system.

/// The first message of an app on its link.
package struct HelloRequest: LinkRequest {
    package typealias Reply = HelloReply
    package static let method = "app.hello"
    /// The version of the link protocol the sender speaks.
    package var protocolVersion: Int
    package var bundleIdentifier: String
    package var kind: ProcessKind
    package var pid: Int32

    package init(protocolVersion: Int, bundleIdentifier: String, kind: ProcessKind, pid: Int32) {
        self.protocolVersion = protocolVersion
        self.bundleIdentifier = bundleIdentifier
        self.kind = kind
        self.pid = pid
    }
}

/// The system's answer to a hello.
package struct HelloReply: Codable, Hashable, Sendable {
    package var protocolVersion: Int

    package init(protocolVersion: Int) { self.protocolVersion = protocolVersion }
}

/// A question that a run asks; goes from the app to the system, and from the system to the client that started the run.
package struct AskRequest: LinkRequest {
    package typealias Reply = Answer
    package static let method = "run.ask"
    package var runID: String
    package var prompt: Prompt

    package init(runID: String, prompt: Prompt) {
        self.runID = runID
        self.prompt = prompt
    }
}

/// `continueInForeground()`: answered once the app is in front, or with an error.
package struct ContinueInForegroundRequest: LinkRequest {
    package typealias Reply = Done
    package static let method = "run.continueInForeground"
    package var runID: String
    package var dialog: String?
    package var alwaysConfirm: Bool

    package init(runID: String, dialog: String?, alwaysConfirm: Bool) {
        self.runID = runID
        self.dialog = dialog
        self.alwaysConfirm = alwaysConfirm
    }
}

/// `updateAppShortcutParameters()`: the entities that phrases may name have changed.
package struct ShortcutParametersChanged: LinkNotification {
    package static let method = "shortcuts.parametersChanged"

    package init() {}
}
