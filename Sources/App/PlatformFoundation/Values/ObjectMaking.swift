import CPlatform
import Foundation

/// Makes objects of classes that are only known at run time.
///
/// On Apple's platforms the runtime sends `alloc` and `init` to a class. `NSObject` on Linux has an initialiser that Swift calls
/// through the class's table of methods, and a place in that table is the same for all classes below `NSObject`. The place is
/// found by looking where classes that change nothing but `init()` differ; where that is not clear, nothing is made.
package enum ObjectMaking {
    /// A new object, by the class's own `init()`; nil when the place of `init()` is not known.
    ///
    /// A class that has initialisers of its own, and no `init()` among them, is wrong here and stops the program, as on Apple's
    /// platforms.
    package static func object<Object: NSObject>(of type: Object.Type) -> Object? {
        guard let place = placeOfInitializer, let initializer = MethodTable(of: type).entry(at: place) else {
            return nil
        }
        let object = platform_make_object(initializer, unsafeBitCast(type, to: UnsafeRawPointer.self))
        return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
    }

    /// Where the allocating `init()` is in a table of methods.
    private static let placeOfInitializer: Int? = {
        let base = MethodTable(of: NSObject.self)
        let probes = (MethodTable(of: FirstProbe.self), MethodTable(of: SecondProbe.self))
        // Other places may differ from `NSObject` as well, by a function that was removed from it; but not between the probes.
        let places = base.places.filter { place in
            let entries = [base, probes.0, probes.1].map { $0.entry(at: place) }
            return Set(entries).count == entries.count
        }
        return places.count == 1 ? places[0] : nil
    }()

    // Their initialisers differ, so that the linker cannot make one function of both.
    private final class FirstProbe: NSObject {
        let mark: Int
        override init() {
            mark = 1
            super.init()
        }
    }

    private final class SecondProbe: NSObject {
        let mark: String
        override init() {
            mark = "2"
            super.init()
        }
    }
}

/// The methods that a class's metadata lists.
private struct MethodTable {
    // The metadata of a class, in words: its kind, its superclass, four about its objects and itself, its description and the
    // function that releases its properties; then what the classes from the root downward add.
    private static let firstPlace = 7
    private static let sizeOffset = 32
    private static let originOffset = 36

    private let metadata: UnsafeRawPointer

    init(of type: AnyClass) { metadata = unsafeBitCast(type, to: UnsafeRawPointer.self) }

    var places: Range<Int> {
        let size = metadata.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
        let origin = metadata.load(fromByteOffset: Self.originOffset, as: UInt32.self)
        let words = Int(size - min(origin, size)) / MemoryLayout<UnsafeRawPointer>.size
        return Self.firstPlace..<max(Self.firstPlace, words)
    }

    func entry(at place: Int) -> UnsafeRawPointer? {
        guard places.contains(place) else { return nil }
        let offset = place * MemoryLayout<UnsafeRawPointer>.size
        return metadata.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
    }
}
