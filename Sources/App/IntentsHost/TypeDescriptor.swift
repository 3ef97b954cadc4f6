/// The context descriptor of a class, structure or enumeration, as the Swift ABI lays it out.
///
/// It lies in the read-only data of a loaded image, which is never unloaded: sendable, whatever the pointer says.
struct TypeDescriptor: @unchecked Sendable {
    let address: UnsafeRawPointer

    init(address: UnsafeRawPointer) { self.address = address }

    /// The descriptor of a type; nil for what is not declared with a name, such as tuples, functions and existentials.
    init?(of type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let descriptor: UnsafeRawPointer?
        switch metadata.load(as: UInt.self) {
        case 0: descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)  // a class
        case 0x200, 0x201: descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
        default: descriptor = nil
        }
        guard let descriptor else { return nil }
        address = descriptor
    }

    /// The name in the declaration, without module, nesting and generic parameters.
    var name: String? {
        address.advanced(by: 8).followingRelativeReference.map {
            String(cString: $0.assumingMemoryBound(to: CChar.self))
        }
    }

    var isGeneric: Bool { address.load(as: UInt32.self) & 0x80 != 0 }

    /// The metadata of a type that needs no generic arguments.
    var type: Any.Type? {
        let isNominalType = (16...18).contains(address.load(as: UInt32.self) & 0x1f)
        guard isNominalType, !isGeneric, let accessor = address.advanced(by: 12).followingRelativeReference else {
            return nil
        }
        // The accessor is a plain Swift function; request 0 asks for complete metadata and waits for it.
        let metadata = unsafeBitCast(accessor, to: (@convention(thin) (UInt) -> (UnsafeRawPointer, UInt)).self)(0).0
        return unsafeBitCast(metadata, to: Any.Type.self)
    }
}

/// The name of a type without module and nesting, as `"\(type)"` gives it, for a fraction of its time: the name is read where the
/// compiler wrote it, instead of decoding the mangled name.
/// - Parameter type: any type; those without a plain declared name are described the usual way.
package func declaredName(of type: Any.Type) -> String {
    guard let descriptor = TypeDescriptor(of: type), !descriptor.isGeneric, let name = descriptor.name else {
        return "\(type)"
    }
    return name
}

extension UnsafeRawPointer {
    /// What the 32-bit relative reference at this address points to; nil for the null reference.
    var followingRelativeReference: UnsafeRawPointer? {
        let offset = load(as: Int32.self)
        return offset == 0 ? nil : advanced(by: Int(offset))
    }
}
