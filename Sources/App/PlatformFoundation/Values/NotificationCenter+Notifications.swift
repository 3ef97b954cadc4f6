import Foundation

extension NotificationCenter {
    /// The notifications of a name, for `for await`.
    public struct Notifications: AsyncSequence {
        /// A notification.
        public typealias Element = Notification

        // Unchecked, as a notification need not be Sendable: each goes to the one who waits for it.
        fileprivate struct Delivered: @unchecked Sendable {
            let notification: Notification
        }

        private let stream: AsyncStream<Delivered>

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            stream = AsyncStream { continuation in
                let token = Token(
                    center: center,
                    observer: center.addObserver(forName: name, object: object, queue: nil) {
                        continuation.yield(Delivered(notification: $0))
                    })
                continuation.onTermination = { _ in token.center.removeObserver(token.observer) }
            }
        }

        // Unchecked, as the observer is only handed back to the center that made it.
        private struct Token: @unchecked Sendable {
            let center: NotificationCenter
            let observer: any NSObjectProtocol
        }

        /// Waits for notifications one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var base: AsyncStream<Delivered>.AsyncIterator

            fileprivate init(_ stream: AsyncStream<Delivered>) { base = stream.makeAsyncIterator() }

            /// The next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await base.next()?.notification }

            /// The next notification; nil once the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.notification
            }
        }

        /// Waits for notifications one after the other.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream) }
    }

    /// The notifications of a name that are posted from now on, for `for await`.
    /// - Parameters:
    ///   - name: The name.
    ///   - object: Who posts them; nil for all.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }
}
