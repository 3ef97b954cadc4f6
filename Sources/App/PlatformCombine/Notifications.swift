extension NotificationCenter {
    /// Delivers the notifications of a name.
    public struct Publisher: PlatformCombine.Publisher {
        /// A notification.
        public typealias Output = Notification
        /// It cannot fail.
        public typealias Failure = Never

        /// Who posts them.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// The object they are about; nil for all.
        public let object: AnyObject?

        /// Delivers notifications, on the thread that posts them.
        public func _attach(
            value: @escaping (Notification) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            // Unchecked, as Combine's closures need not be Sendable; they are called where notifications are posted.
            struct Receiver: @unchecked Sendable {
                let value: (Notification) -> Void
            }
            let receiver = Receiver(value: value)
            let token = center.addObserver(forName: name, object: object, queue: nil) { receiver.value($0) }
            return AnyCancellable { [center] in center.removeObserver(token) }
        }
    }

    /// Delivers the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension Timer {
    /// Delivers the time again and again, once it is connected.
    public final class TimerPublisher: PlatformCombine.Publisher {
        /// A time.
        public typealias Output = Date
        /// It cannot fail.
        public typealias Failure = Never

        /// The seconds between two times.
        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()
        private let runLoop: RunLoop
        private let mode: RunLoop.Mode

        init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Delivers the times.
        public func _attach(
            value: @escaping (Date) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { subject._attach(value: value, completion: completion) }

        /// Starts.
        /// - Returns: what stops it.
        public func connect() -> AnyCancellable {
            // Unchecked, as the subject is used on the run loop's thread alone, like the timer.
            struct Sender: @unchecked Sendable {
                let subject: PassthroughSubject<Date, Never>
            }
            let sender = Sender(subject: subject)
            let timer = Timer(timeInterval: interval, repeats: true) { _ in sender.subject.send(Date()) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }

        /// Starts with the first who attaches.
        public func autoconnect() -> AnyPublisher<Date, Never> {
            AnyPublisher { value, completion in
                let attached = self._attach(value: value, completion: completion)
                let connected = self.connect()
                return AnyCancellable {
                    attached.cancel()
                    connected.cancel()
                }
            }
        }
    }

    /// Delivers the time again and again, once it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }
}
