import Glibc

/// A thread for calls that wait in the kernel, which the cooperative pool must not do.
package enum BackgroundThread {
    private final class Body {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Room for the deepest message that the limits allow to be decoded; only what is used is backed by memory.
    private static let stackBytes = 8 << 20

    /// Runs a body on a thread of its own, which ends with it.
    package static func start(_ body: @escaping @Sendable () -> Void) throws(LinkError) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackBytes)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let retained = Unmanaged.passRetained(Body(body))
        var thread = pthread_t()
        let result = pthread_create(
            &thread, &attributes,
            { context in
                guard let context else { return nil }
                Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, retained.toOpaque())
        guard result == 0 else {
            retained.release()
            throw LinkError(cannot: "start a thread for a connection", -Int(result))
        }
    }
}
