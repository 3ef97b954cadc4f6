import CPlatform
import Dispatch
import Glibc

/// Turns `SIGTERM` into a call instead of the sudden end of the process.
///
/// The signal goes through a pipe: one that comes before its source is registered waits there, while a signal source would
/// miss it.
final class TerminationSignal {
    private let source: any DispatchSourceRead

    init(_ action: @escaping @Sendable () -> Void) {
        let descriptor = platform_termination_descriptor()
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        source.setEventHandler {
            var bytes: (UInt64, UInt64) = (0, 0)
            while read(descriptor, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
            action()
        }
        source.resume()
    }

    func cancel() { source.cancel() }
}
