import IntentsContentTypes
import IntentsStrings

/// The options that every command shares that runs an action.
struct RunOptions: Equatable, Sendable {
    var json: Bool
    var noInput: Bool
    /// Seconds; 0 for no limit, absent for the usual one.
    var timeout: Double?
    /// The limit that was asked for; nil for none, and for the usual one.
    var limit: Duration? { timeout.flatMap { $0 > 0 ? .seconds($0) : nil } }
    /// The file that answers questions.
    var answers: String?
    /// Where the value goes; `-` is standard output.
    var output: String?
    /// The uniform type that the value is wanted in.
    var resultType: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        json = arguments.has("json")
        noInput = arguments.has("no-input")
        timeout = try arguments.value("timeout").map(Self.seconds)
        answers = arguments.value("answers")
        output = arguments.value("output")
        guard output != "" else {
            throw UsageError("--output is empty: it needs a path, or - for the standard output.")
        }
        guard !json || output != "-" else {
            throw UsageError("--json and --output - both want the standard output: give --output a path.")
        }
        resultType = try arguments.value("as").map(Self.contentType)
    }

    /// An identifier, or the name that Swift code uses.
    private static func contentType(_ text: String) throws(UsageError) -> String {
        if let identifier = ContentTypeTable.bySwiftName[text] { return identifier }
        guard text.contains(".") else {
            let known = closest(to: text, in: Array(ContentTypeTable.bySwiftName.keys))
            throw UsageError("--as takes a content type such as public.png or png, not “\(text)”.", didYouMean: known)
        }
        return text
    }

    /// A year, which is the system's own limit.
    private static let longestTime: Double = 31_536_000

    private static func seconds(_ text: String) throws(UsageError) -> Double {
        if text == "none" { return 0 }
        guard let seconds = Double(text), seconds > 0, seconds <= longestTime else {
            throw UsageError("--timeout takes seconds above 0 and up to 31536000 (a year), or none; not “\(text)”.")
        }
        return seconds
    }
}
