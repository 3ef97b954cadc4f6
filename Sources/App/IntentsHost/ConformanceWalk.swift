import CPlatform

/// Finds the types of this process that conform to a protocol, by walking the conformance records of every loaded image.
///
/// Private, local and nested types are found, and those of libraries loaded later with `dlopen`. Not found are generic
/// types, conditional conformances and subclasses that inherit a conformance: none of them can be created by the system.
package enum ConformanceWalk {
    /// The types with a conformance record for a protocol, in the order of the images and their records.
    /// - Parameter existential: the protocol as a type of its own, for example `(any AppIntent).self`.
    package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
        records(of: protocolDescriptor(of: existential)).compactMap(\.conformingType)
    }

    /// The same types as metatypes of the protocol, ready for use.
    ///
    /// The record already names the witness table; a cast with `as?` would search all records again for each type, which for
    /// a thousand types takes many times as long as the walk.
    /// - Parameters:
    ///   - existential: the protocol as a type of its own, for example `(any AppIntent).self`.
    ///   - metatype: its metatype, for example `(any AppIntent.Type).self`.
    package static func metatypes<Metatype>(
        conformingTo existential: Any.Type, as metatype: Metatype.Type
    ) -> [Metatype] {
        findings(conformingTo: existential, as: metatype).compactMap(\.metatype)
    }

    /// The same types, found and not yet touched: what one of them costs is paid when its metatype is read.
    package static func findings<Metatype>(
        conformingTo existential: Any.Type, as metatype: Metatype.Type
    ) -> [ConformanceFinding<Metatype>] {
        precondition(
            MemoryLayout<Metatype>.size == MemoryLayout<(Any.Type, UnsafeRawPointer)>.size,
            "\(metatype) is not the metatype of exactly one protocol.")
        return records(of: protocolDescriptor(of: existential)).compactMap(ConformanceFinding.init)
    }

    /// The records that name a protocol.
    private static func records(of descriptor: UnsafeRawPointer) -> [ConformanceRecord] {
        var records: [ConformanceRecord] = []
        for section in conformanceSections() { section.appendRecords(of: descriptor, to: &records) }
        return records
    }

    /// The descriptor of the one protocol of an existential type, which is what conformance records point to.
    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        let kind = metadata.load(as: UInt.self)
        let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
        let protocolCount = metadata.load(fromByteOffset: 12, as: UInt32.self)
        precondition(
            kind == 0x303 && protocolCount == 1, "\(existential) is not the existential type of exactly one protocol.")
        let hasSuperclass = flags & 0x4000_0000 != 0
        return metadata.load(fromByteOffset: hasSuperclass ? 24 : 16, as: UnsafeRawPointer.self)
    }

    /// The conformance sections of all images; the runtime's lock is held during the enumeration, so nothing else happens
    /// inside.
    private static func conformanceSections() -> [ConformanceSection] {
        var sections: [ConformanceSection] = []
        withUnsafeMutablePointer(to: &sections) { pointer in
            enumerateAllMetadataSections(
                { image, context in
                    let section = ConformanceSection(ofImage: image)
                    context.assumingMemoryBound(to: [ConformanceSection].self).pointee.append(section)
                    return true
                }, UnsafeMutableRawPointer(pointer))
        }
        return sections
    }
}

/// The runtime's own enumeration; it hands over each image's `MetadataSections` and goes on while the body returns true.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateAllMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CBool, _ context: UnsafeMutableRawPointer)

/// One image's array of relative references to conformance records.
private struct ConformanceSection {
    private let start: UnsafeRawPointer?
    private let count: Int

    /// Reads the range of conformances in a `MetadataSections`: after four words and the range of protocols.
    init(ofImage image: UnsafeRawPointer) {
        start = image.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
        count = image.load(fromByteOffset: 56, as: Int.self) / MemoryLayout<Int32>.size
    }

    /// A plain loop, because it passes every record of the process, which may be tens of thousands, and must be quick in
    /// builds without optimisation too.
    func appendRecords(of descriptor: UnsafeRawPointer, to records: inout [ConformanceRecord]) {
        guard var position = start else { return }
        let end = position + count * 4
        while position < end {
            // Each entry leads to a record, and the record's first word, by an even or (indirect) odd offset, to its protocol.
            let record = position + Int(position.load(as: Int32.self))
            let reference = record.load(as: Int32.self)
            let target = record + Int(reference & ~1)
            let proto = reference & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
            if proto == descriptor { records.append(ConformanceRecord(address: record)) }
            position += 4
        }
    }
}
