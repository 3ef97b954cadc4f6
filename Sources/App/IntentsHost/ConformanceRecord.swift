import CPlatform

/// A protocol conformance descriptor of the Swift ABI.
///
/// It lies in the read-only data of a loaded image, which is never unloaded: sendable, whatever the pointer says.
struct ConformanceRecord: @unchecked Sendable {
    let address: UnsafeRawPointer

    /// The type itself; nil for conditional conformances and for types that are generic or not available here.
    var conformingType: Any.Type? { typeDescriptor?.type }

    /// The descriptor of the conforming type; nil for conditional conformances.
    var typeDescriptor: TypeDescriptor? {
        let flags = address.load(fromByteOffset: 12, as: UInt32.self)
        let conditionCount = (flags >> 8) & 0xff
        guard conditionCount == 0, let target = address.advanced(by: 4).followingRelativeReference else { return nil }
        switch (flags >> 3) & 7 {
        case 0: return TypeDescriptor(address: target)
        case 1: return target.load(as: UnsafeRawPointer?.self).map(TypeDescriptor.init(address:))
        default: return nil  // Objective-C classes, which Linux has none of.
        }
    }

    /// The witness table of the conformance, made when it is first asked for.
    func witnessTable(of type: Any.Type) -> UnsafeRawPointer {
        platform_witness_table(address, unsafeBitCast(type, to: UnsafeRawPointer.self))
    }
}

/// A type that the conformance walk found.
package struct ConformanceFinding<Metatype>: Sendable {
    private let record: ConformanceRecord
    private let descriptor: TypeDescriptor

    /// Nil for what the system cannot create.
    init?(_ record: ConformanceRecord) {
        guard let descriptor = record.typeDescriptor, !descriptor.isGeneric else { return nil }
        self.record = record
        self.descriptor = descriptor
    }

    /// The type's name in its declaration, without module and nesting.
    package var declaredName: String? { descriptor.name }

    /// The type as a metatype of the protocol, ready for use.
    package var metatype: Metatype? {
        // The layout of an existential metatype: the type, then its witness table.
        descriptor.type.map { unsafeBitCast(($0, record.witnessTable(of: $0)), to: Metatype.self) }
    }
}
