import Glibc

/// What a descriptor delivers, as it comes.
enum InputBytes {
    /// The next bytes; none at the end, nil when reading fails.
    static func next(from descriptor: Int32 = STDIN_FILENO) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count >= 0 { return Array(buffer[..<count]) }
            if errno != EINTR { return nil }
        }
    }
}
