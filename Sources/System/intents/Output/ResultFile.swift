import FoundationEssentials
import IntentsModel

/// The value of a run as the content of a file.
enum ResultFile {
    /// A file's own bytes; all else as text with a line break.
    static func bytes(of value: IntentValue) -> Data {
        switch value {
        case .file(let file): file.data
        case .array(let values) where values.count == 1: bytes(of: values[0])
        default: Data((ValueText.text(value) + "\n").utf8)
        }
    }

    static func write(_ bytes: Data, to path: String) throws(UsageError) {
        do {
            try bytes.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw UsageError("--output: the result cannot be written to “\(path)”.")
        }
    }
}
