import IntentsModel

// What is told of runs while they go on.

/// Asks the system to tell what happens in runs, of one app or of all, until the connection ends.
package struct FollowRunsRequest: LinkRequest {
    package typealias Reply = Done
    package static let method = "runs.follow"
    package var app: String?

    package init(app: String?) { self.app = app }
}

/// A transition of a run; goes to clients that follow runs, and as far as it tells progress to the one that started it.
package struct RunEventNotification: LinkNotification {
    package static let method = "run.event"
    package var event: RunEvent

    package init(event: RunEvent) { self.event = event }
}

/// App → system: how far the work of a run is.
package struct ProgressNotification: LinkNotification {
    package static let method = "run.progress"
    package var runID: String
    package var progress: ProgressState

    package init(runID: String, progress: ProgressState) {
        self.runID = runID
        self.progress = progress
    }
}

// Taking back.

/// Client → system: takes back the last run that can be taken back, of one app or of all.
package struct UndoRequest: LinkRequest {
    package typealias Reply = UndoneRun
    package static let method = "runs.undo"
    package var app: String?

    package init(app: String?) { self.app = app }
}

/// A run that was taken back.
package struct UndoneRun: Codable, Hashable, Sendable {
    package var runID: String
    /// `bundle.id/Identifier`.
    package var action: String
    /// What the code calls it, for people.
    package var name: String?

    package init(runID: String, action: String, name: String?) {
        self.runID = runID
        self.action = action
        self.name = name
    }
}

/// System → app: takes back what a run did.
package struct UndoRunRequest: LinkRequest {
    package typealias Reply = Done
    package static let method = "run.undo"
    package var runID: String

    package init(runID: String) { self.runID = runID }
}
