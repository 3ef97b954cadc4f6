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
