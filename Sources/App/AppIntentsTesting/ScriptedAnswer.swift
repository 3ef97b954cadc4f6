import AppIntents
import IntentsModel

/// What a person would answer to a question of a run.
///
/// Answers are used in their order. One that names a parameter waits for the question about that parameter; the others
/// take whatever is asked.
public struct ScriptedAnswer: Sendable {
    enum Content: Sendable {
        /// A value, and how test code wrote it.
        case value(IntentsModel.IntentValue, spelling: String)
        case title(String)
        case index(Int)
        case confirmed(Bool)
        case cancelled
        case unavailable
    }

    let content: Content
    let parameter: String?

    /// A value; text is understood as if it were typed.
    /// - Parameters:
    ///   - value: the value.
    ///   - parameter: the Swift name of the parameter it is for; any when nil.
    public static func value(_ value: some _IntentValue, for parameter: String? = nil) -> ScriptedAnswer {
        let crossing = value.__intentValue(in: Locale(identifier: "en"), properties: false)
        let spelling = if case .string(let text) = crossing { "\"\(text)\"" } else { "\(value)" }
        return ScriptedAnswer(content: .value(crossing, spelling: spelling), parameter: parameter)
    }

    /// The choice with a title, a synonym or an identifier; a title that several choices have is refused.
    /// - Parameters:
    ///   - title: what the person reads, or what names the choice otherwise.
    ///   - parameter: the Swift name of the parameter it is for; any when nil.
    public static func option(_ title: String, for parameter: String? = nil) -> ScriptedAnswer {
        ScriptedAnswer(content: .title(title), parameter: parameter)
    }

    /// The choice at an index, counted from zero.
    /// - Parameters:
    ///   - index: where the choice stands.
    ///   - parameter: the Swift name of the parameter it is for; any when nil.
    public static func option(at index: Int, for parameter: String? = nil) -> ScriptedAnswer {
        ScriptedAnswer(content: .index(index), parameter: parameter)
    }

    /// Yes or no, also to the question whether the app may come to the front.
    public static func confirm(_ accepted: Bool) -> ScriptedAnswer {
        ScriptedAnswer(content: .confirmed(accepted), parameter: nil)
    }

    /// The person ends the run.
    public static let cancel = ScriptedAnswer(content: .cancelled, parameter: nil)

    /// Nobody can be asked, as in an automation.
    public static let unavailable = ScriptedAnswer(content: .unavailable, parameter: nil)
}

extension ScriptedAnswer: CustomStringConvertible {
    /// The answer as test code writes it.
    public var description: String {
        let suffix = parameter.map { ", for: \"\($0)\"" } ?? ""
        switch content {
        case .value(_, let spelling): return ".value(\(spelling)\(suffix))"
        case .title(let title): return ".option(\"\(title)\"\(suffix))"
        case .index(let index): return ".option(at: \(index)\(suffix))"
        case .confirmed(let accepted): return ".confirm(\(accepted))"
        case .cancelled: return ".cancel"
        case .unavailable: return ".unavailable"
        }
    }
}
