import Foundation
import IntentsHost
import IntentsModel

/// The progress of one run, watched for as long as the run performs.
///
/// Foundation on Linux tells nobody when a progress changes, so it is looked at ten times a second, and once at the end.
final class RunProgress: Progress, @unchecked Sendable {  // Its own counts are guarded; see `counts`.
    /// The progress that belongs to the run of the current task.
    @TaskLocal static var current: RunProgress?

    /// Foundation does not guard the counts, which code sets on its threads while they are looked at on another.
    private let counts = Lock(())

    init() { super.init(parent: nil) }

    override var totalUnitCount: Int64 {
        get { counts.withLock { _ in super.totalUnitCount } }
        set { counts.withLock { _ in super.totalUnitCount = newValue } }
    }

    override var completedUnitCount: Int64 {
        get { counts.withLock { _ in super.completedUnitCount } }
        set { counts.withLock { _ in super.completedUnitCount = newValue } }
    }

    private var state: ProgressState {
        let (total, completed) = (totalUnitCount, completedUnitCount)
        let fraction = counts.withLock { _ in total > 0 ? fractionCompleted : nil }
        return ProgressState(
            completed: completed, total: total, fraction: fraction.map { min(max($0, 0), 1) },
            text: text(localizedDescription), detail: text(localizedAdditionalDescription),
            throughput: (userInfo[.throughputKey] as? NSNumber)?.intValue ?? userInfo[.throughputKey] as? Int,
            secondsLeft: (userInfo[.estimatedTimeRemainingKey] as? NSNumber)?.doubleValue
                ?? userInfo[.estimatedTimeRemainingKey] as? Double)
    }

    private func text(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

    /// Performs, and tells the system meanwhile how far it is.
    func reporting<Result>(to scope: RunScope?, _ perform: () async throws -> Result) async throws -> Result {
        guard let scope else { return try await perform() }
        let told = Lock(ProgressState())
        async let _: Void = self.watch { self.tell(scope, told) }
        let result: Result
        do { result = try await perform() } catch {
            tell(scope, told)
            throw error
        }
        tell(scope, told)
        return result
    }

    private func watch(_ look: @Sendable () -> Void) async {
        while (try? await Task.sleep(for: .milliseconds(100))) != nil { look() }
    }

    private func tell(_ scope: RunScope, _ told: Lock<ProgressState>) {
        let state = state
        let isNew = told.withLock { told in
            defer { told = state }
            return told != state
        }
        if isNew { scope.report(state) }
    }
}
