import Foundation
import IntentsModel

// The functions of CoreFoundation by which an app and its widgets tell each other of changes on Apple's platforms. Nothing on
// Linux carries them from one process to another: they reach this process alone.

/// A text, as functions of CoreFoundation take it.
public typealias CFString = String

/// Values by name, as functions of CoreFoundation take them.
public typealias CFDictionary = [AnyHashable: Any]

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
    /// The name's text.
    public var rawValue: CFString

    /// Names a notification.
    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// Names a notification.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// What is done with notifications while an app is stopped. Apps on Linux are not.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    /// They are lost.
    case drop = 1
    /// The last of each is kept.
    case coalesce
    /// All are kept.
    case hold
    /// They are delivered at once.
    case deliverImmediately
}

/// Gets a notification.
public typealias CFNotificationCallback =
    @Sendable (
        CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
    ) -> Void

/// Delivers notifications within this process.
public final class CFNotificationCenter: Sendable {
    private struct Observer: @unchecked Sendable {
        // Unchecked, as the pointer is the app's own mark and only handed back.
        let mark: UnsafeMutableRawPointer?
        let name: CFNotificationName?
        let callback: CFNotificationCallback
    }

    fileprivate static let darwin = CFNotificationCenter()
    fileprivate static let local = CFNotificationCenter()

    private let observers = Lock<[Observer]>([])

    fileprivate func add(
        _ mark: UnsafeMutableRawPointer?, _ name: CFString?, _ callback: @escaping CFNotificationCallback
    ) {
        let observer = Observer(mark: mark, name: name.map(CFNotificationName.init(_:)), callback: callback)
        observers.withLock { $0.append(observer) }
    }

    fileprivate func remove(_ mark: UnsafeMutableRawPointer?, _ name: CFNotificationName?) {
        let mark = mark.map(UInt.init(bitPattern:))
        observers.withLock { observers in
            observers.removeAll {
                $0.mark.map(UInt.init(bitPattern:)) == mark && (name == nil || $0.name == name)
            }
        }
    }

    fileprivate func post(_ name: CFNotificationName) {
        // Called outside the lock, as a callback may add or remove observers.
        let wanted = observers.withLock { $0.filter { $0.name == nil || $0.name == name } }
        for observer in wanted { observer.callback(self, observer.mark, name, nil, nil) }
    }
}

/// The notifications that on Apple's platforms reach all processes; here they reach this one alone.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// The notifications of this process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Calls a function for each notification of a name.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let callBack else { return }
    center.add(observer.map(UnsafeMutableRawPointer.init(mutating:)), name, callBack)
}

/// Ends calls for a name.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) { center.remove(observer.map(UnsafeMutableRawPointer.init(mutating:)), name) }

/// Ends all calls.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center.remove(observer.map(UnsafeMutableRawPointer.init(mutating:)), nil)
}

/// Tells the observers in this process.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) { center.post(name) }
