import FoundationEssentials

/// Finds a key that an object of a JSON document states twice; decoders keep one of the two and say nothing.
package enum RepeatedKey {
    /// The first key stated twice in the top-level object `name`; the document is known to be well-formed.
    static func first(in data: Data, object name: String) -> String? {
        first(in: data) { path in path.count == 2 && path[1] == name }
    }

    /// The first key that the document's own object states twice; the document is known to be well-formed.
    package static func firstAtTop(of data: Data) -> String? { first(in: data) { $0.count == 1 } }

    /// - Parameter isWatched: whether the object counts that the keys on the way to it lead to, the document's first.
    private static func first(in data: Data, where isWatched: ([String?]) -> Bool) -> String? {
        var path: [String?] = []
        var pendingKey: String?
        var seen: Set<String> = []
        var scanner = Scanner(bytes: Array(data))
        while let token = scanner.next() {
            switch token {
            case .open:
                path.append(pendingKey)
                pendingKey = nil
            case .close: if !path.isEmpty { path.removeLast() }
            case .string(let text):
                guard scanner.isAtColon else { continue }
                pendingKey = text
                if isWatched(path), !seen.insert(text).inserted { return text }
            }
        }
        return nil
    }

    private enum Token {
        case open, close
        case string(String)
    }

    private struct Scanner {
        let bytes: [UInt8]
        var position = 0

        mutating func next() -> Token? {
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                switch byte {
                case UInt8(ascii: "{"), UInt8(ascii: "["): return .open
                case UInt8(ascii: "}"), UInt8(ascii: "]"): return .close
                case UInt8(ascii: "\""): return .string(string())
                default: continue
                }
            }
            return nil
        }

        /// The string whose opening quote was read, unescaped by the decoder itself.
        private mutating func string() -> String {
            let start = position - 1
            while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            position = min(position + 1, bytes.count)
            let literal = Data(bytes[start..<position])
            return (try? JSONDecoder().decode(String.self, from: literal)) ?? String(decoding: literal, as: UTF8.self)
        }

        /// Whether the next byte that is no white space is a colon, so that the last string was a key.
        var isAtColon: Bool {
            let rest = bytes[min(position, bytes.count)...]
            let whiteSpace: Set<UInt8> = [9, 10, 13, 32]
            return rest.first { !whiteSpace.contains($0) } == UInt8(ascii: ":")
        }
    }
}
