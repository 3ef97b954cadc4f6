import Foundation

/// An intent that reports how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// The progress of the current run, the same one each time; outside a run a new one that nobody watches.
    public var progress: Progress { RunProgress.current ?? Progress(totalUnitCount: 0) }
}

/// The progress that belongs to the run of the current task.
enum RunProgress {
    @TaskLocal static var current: Progress?
}
