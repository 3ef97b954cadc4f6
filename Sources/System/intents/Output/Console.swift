/// Where a command writes and from whom it reads.
struct Console: Sendable {
    var output: any TextSink
    var error: any TextSink
    var input: any LineSource
    /// Columns of the terminal; nil when it is not one, and nothing is cut or broken.
    var width: Int?
    /// Columns of the terminal that errors go to; nil when they go elsewhere.
    var errorWidth: Int?
    /// Whether a person sits at both ends.
    var isInteractive = false
    /// Whether the error stream is a terminal, where a line can be drawn over itself.
    var isErrorTerminal = false
    /// Whether the output may be styled.
    var usesColor = false

    /// Writes one line of output.
    func print(_ line: String) { output.write((width == nil ? line : Self.tamed(line)) + "\n") }

    /// Writes a table.
    func print(_ table: TextTable) { table.lines(width: width).forEach(print) }

    /// The width that snippets are drawn for.
    var snippetWidth: Int { width ?? 80 }

    /// Text in lines that fit, also behind so many columns of something else.
    func wrap(_ text: String, indentation: Int = 0) -> [String] {
        width.map { DisplayWidth.wrap(text, to: $0 - indentation) } ?? [text]
    }

    /// Writes about a problem; on a terminal broken between words, and indented where a line goes on.
    func complain(_ text: String) { broken(text).forEach(note) }

    /// Writes one line to the error stream that is laid out already.
    func note(_ line: String) { error.write(Self.tamed(line) + "\n") }

    private func broken(_ text: String) -> [String] {
        guard let errorWidth else { return [text] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            guard DisplayWidth.of(line) > errorWidth else { return [String(line)] }
            let start = String(line.prefix { $0 == " " })
            let room = errorWidth - start.count - Self.continuation.count
            // A path or a name that is longer than a line stays one piece, to be copied whole.
            let parts = DisplayWidth.wrap(line, to: room, cutsWords: false)
            return parts.enumerated().map { start + ($0 == 0 ? "" : Self.continuation) + $1 }
        }
    }

    private static let continuation = "  "

    /// Text in bold, where that is allowed.
    func strong(_ text: String) -> String { usesColor ? Self.bold + text + Self.plain : text }

    /// Text that steps back, where that is allowed.
    func faint(_ text: String) -> String { usesColor ? Self.dim + text + Self.plain : text }

    private static let bold = "\u{1B}[1m"
    private static let dim = "\u{1B}[2m"
    private static let plain = "\u{1B}[0m"

    /// The text with pictures in place of control characters, so that an app's texts and values can neither steer the
    /// terminal nor reorder what stands there; the console's own styles stay, and so do letters of every direction.
    static func tamed(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if scalar == "\u{1B}",
                let style = [bold, dim, plain].first(where: { rest.starts(with: $0.unicodeScalars) })
            {
                result.append(contentsOf: style.unicodeScalars)
                rest = rest.dropFirst(style.unicodeScalars.count)
                continue
            }
            result.append(picture(of: scalar))
            rest = rest.dropFirst()
        }
        return String(result)
    }

    private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09, 0x0A: scalar
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "␡"
        case 0x80..<0xA0: "\u{FFFD}"
        // Embeddings, overrides and isolates: text before and behind them would change its place.
        case 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: scalar
        }
    }
}

/// Takes text.
protocol TextSink: Sendable {
    func write(_ text: String)
    /// Writes bytes as they are.
    func write(bytes: [UInt8])
    /// Whether what was written has arrived.
    var state: SinkState { get }
    /// Does something once no text can arrive any more, where that can be known without writing.
    func whenReaderGone(_ act: @escaping @Sendable () -> Void)
}

extension TextSink {
    func whenReaderGone(_ act: @escaping @Sendable () -> Void) {}
}

/// What has become of the text that a sink was given.
enum SinkState: Hashable, Sendable {
    case open
    /// Nobody reads it any more, which is no error.
    case readerGone
    /// It is lost, for this reason.
    case failed(String)
}

/// Gives lines as a person types them.
protocol LineSource: Sendable {
    /// The next line without its end; nil when there are no more.
    func nextLine() async -> String?
    /// The next line, typed with an editor, which shows its hint.
    func nextLine(with editor: LineEditor) async -> String?
    /// Nobody waits for the line that is being typed any more.
    func stop()
}

extension LineSource {
    func nextLine(with editor: LineEditor) async -> String? { await nextLine() }

    func stop() {}
}
