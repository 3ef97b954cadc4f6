import AppIntents
import CoreFoundation
import Foundation

// What apps and their widgets do to tell each other of a change.
enum ChangeSignal {
    static let name = "org.example.harbour.changed"

    static func post() {
        CFNotificationCenterPostNotification(
            CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(name as CFString), nil, nil, true)
    }

    static func age(since start: CFAbsoluteTime) -> CFTimeInterval { CFAbsoluteTimeGetCurrent() - start }
}
