import Glibc

/// The names of symbols, as Swift code has them.
enum SwiftSymbol {
    /// `Garden.(Shed in _0A1B).Rake`, which is private, is `Garden.Shed.Rake` as in the metadata.
    static func demangled(_ symbol: String) -> String? {
        guard let text = runtimeDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text).replacing(/\(([^()]+) in _[0-9A-F]+\)/) { String($0.output.1) }
    }
}

// The runtime that every Swift program carries reads mangled names; the standard library shows no function for it.
@_silgen_name("swift_demangle")
private func runtimeDemangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ bufferSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
