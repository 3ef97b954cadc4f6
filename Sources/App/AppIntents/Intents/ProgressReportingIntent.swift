import Foundation

/// An intent that reports how far it is.
///
/// What the progress of a run says reaches the surface that runs it: the terminal shows a bar, `intents log --follow` tells it.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// The progress of the current run, the same one each time; outside a run a new one that nobody watches.
    public var progress: Progress { RunProgress.current ?? Progress(totalUnitCount: 0) }
}
