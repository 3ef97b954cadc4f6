import FoundationEssentials
import Glibc

/// What a file is to this machine's kernel, by its first bytes.
enum ProgramFormat {
    /// Why the kernel does not run a file, as what follows “it”; nil when it does, or when nobody may look.
    static func problem(of path: String) -> String? {
        guard let start = start(of: path) else { return nil }
        if start.starts(with: Array("#!".utf8)) { return problem(ofScript: start) }
        guard let header = ELFHeader(start) else {
            return "is neither an ELF executable nor a script that begins with “#!”"
        }
        guard header.isProgram else { return "is an ELF file, but no program" }
        // This program runs here, so whatever is like it does.
        guard let own = Self.start(of: "/proc/self/exe").flatMap({ ELFHeader($0) }), own.machine != header.machine
        else { return nil }
        return "is a program for another machine: \(header.machine), not \(own.machine)"
    }

    private static func problem(ofScript start: [UInt8]) -> String? {
        let line = start.dropFirst(2).prefix { $0 != UInt8(ascii: "\n") }
        let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }
        guard let interpreter = words.first.map(String.init) else { return "is a script that names no interpreter" }
        return access(interpreter, X_OK) == 0
            ? nil : "is a script for “\(interpreter)”, which is not there or cannot be run"
    }

    private static func start(of path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
            count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
    }
}

/// What the beginning of an ELF file says of the machine that it is for.
private struct ELFHeader {
    let isProgram: Bool
    let machine: String

    private static let names = [3: "i386", 40: "arm", 62: "x86_64", 183: "aarch64", 243: "riscv"]

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 20, bytes.starts(with: [0x7F] + Array("ELF".utf8)) else { return nil }
        let isLittle = bytes[5] == 1
        func number(_ place: Int) -> Int {
            let (first, second) = (Int(bytes[place]), Int(bytes[place + 1]))
            return isLittle ? first | second << 8 : first << 8 | second
        }
        // Executables at a fixed place, and at any.
        isProgram = [2, 3].contains(number(16))
        let name = Self.names[number(18)] ?? "machine \(number(18))"
        machine = "\(name) (\(bytes[4] == 2 ? 64 : 32) bits, \(isLittle ? "little" : "big")-endian)"
    }
}
