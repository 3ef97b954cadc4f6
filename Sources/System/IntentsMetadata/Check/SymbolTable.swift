import FoundationEssentials

/// The symbol names of an ELF file, read without loading or running it.
struct SymbolTable {
    private let data: Data
    private let sections: [Section]

    private struct Section {
        var type: UInt32
        /// Where it is once the program runs; 0 when it is not loaded.
        var address: Int
        var offset: Int
        var size: Int
        /// For a symbol table: the section of its names.
        var link: Int
    }

    /// Which of the file's symbols: all, which it may be stripped of, or those that other files can refer to.
    enum Table: UInt32 { case all = 2, shared = 11 }

    private static let symbolSize = 24

    /// Nothing when the file is no 64-bit little-endian ELF file, the only kind that runs on the supported machines.
    init?(file: String) {
        guard let data = try? Data(contentsOf: URL(filePath: file), options: .alwaysMapped),
            data.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
        else { return nil }
        self.data = data
        let table: Int = Self.number(data, at: 40, UInt64.self)
        let entrySize: Int = Self.number(data, at: 58, UInt16.self)
        let count: Int = Self.number(data, at: 60, UInt16.self)
        sections = (0..<count).map { index in
            let start = table + index * entrySize
            return Section(
                type: UInt32(Self.number(data, at: start + 4, UInt32.self)),
                address: Self.number(data, at: start + 16, UInt64.self),
                offset: Self.number(data, at: start + 24, UInt64.self),
                size: Self.number(data, at: start + 32, UInt64.self),
                link: Self.number(data, at: start + 40, UInt32.self))
        }
    }

    /// A name and what it stands for.
    struct Symbol {
        var name: String
        /// Where that is once the program runs.
        var address: Int
    }

    /// The names with a suffix; nothing when the file was stripped of its symbols.
    func names(withSuffix suffix: String) -> [String]? { symbols(withSuffix: suffix)?.map(\.name) }

    /// The symbols whose names have a suffix; nothing when the file was stripped of them.
    func symbols(withSuffix suffix: String, in table: Table = .all) -> [Symbol]? {
        guard let symbols = sections.first(where: { $0.type == table.rawValue }),
            sections.indices.contains(symbols.link)
        else { return nil }
        let strings = sections[symbols.link]
        return (0..<symbols.size / Self.symbolSize).compactMap { index in
            let entry = symbols.offset + index * Self.symbolSize
            let start = strings.offset + Self.number(data, at: entry, UInt32.self)
            let limit = min(strings.offset + strings.size, data.count)
            guard start < limit, let end = data[start..<limit].firstIndex(of: 0) else { return nil }
            let name = data[start..<end]
            guard name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else { return nil }
            return Symbol(
                name: String(decoding: name, as: UTF8.self), address: Self.number(data, at: entry + 8, UInt64.self))
        }
    }

    /// A number in what the program has in memory when it starts; zero where it has nothing.
    func number<Number: FixedWidthInteger>(atAddress address: Int, _ type: Number.Type) -> Int {
        offset(ofAddress: address).map { Self.number(data, at: $0, type) } ?? 0
    }

    /// Where a number at an address points that counts from its own place.
    func target(ofRelativeAt address: Int) -> Int {
        address + Int(Int32(truncatingIfNeeded: number(atAddress: address, UInt32.self)))
    }

    /// The text at an address, up to its zero byte.
    func text(atAddress address: Int) -> String? {
        guard let start = offset(ofAddress: address), start < data.count,
            let end = data[start...].firstIndex(of: 0)
        else { return nil }
        return String(decoding: data[start..<end], as: UTF8.self)
    }

    private func offset(ofAddress address: Int) -> Int? {
        let section = sections.first { $0.address > 0 && ($0.address..<$0.address + $0.size).contains(address) }
        return section.map { $0.offset + address - $0.address }
    }

    /// A little-endian number; zero beyond the end, so that a cut file has no symbols.
    private static func number<Number: FixedWidthInteger>(_ data: Data, at offset: Int, _ type: Number.Type) -> Int {
        let size = MemoryLayout<Number>.size
        guard offset >= 0, offset + size <= data.count else { return 0 }
        let value = data[offset..<offset + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(truncatingIfNeeded: value & UInt64(Int.max))
    }
}
