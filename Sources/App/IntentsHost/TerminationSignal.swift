import Dispatch
import Foundation

/// Turns `SIGTERM` into a call instead of the sudden end of the process.
final class TerminationSignal {
    private let source: any DispatchSourceSignal

    init(_ action: @escaping @Sendable () -> Void) {
        // The default action would come first.
        signal(SIGTERM, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .global())
        source.setEventHandler(handler: action)
        source.resume()
    }

    func cancel() { source.cancel() }
}
