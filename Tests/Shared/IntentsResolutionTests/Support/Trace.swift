import Foundation
import IntentsResolution

/// Keeps the events of one run, in order.
final class Trace: @unchecked Sendable {  // The lock guards the only state.
    private let lock = NSLock()
    private var recorded: [ResolutionEvent] = []

    func record(_ event: ResolutionEvent) { lock.withLock { recorded.append(event) } }

    var events: [ResolutionEvent] { lock.withLock { recorded } }
}
