import Foundation
import IntentsModel
import PlatformFoundation

/// What a person is told or asked: in full where nothing can be shown, shorter beside a snippet (inventory §2.3).
public struct IntentDialog: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// Literals become localisable texts, interpolations their arguments.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    package var full: LocalizedStringResource
    package var supporting: LocalizedStringResource?
    package var systemImageName: String?

    /// Makes a dialog of one text.
    public init(_ resource: LocalizedStringResource) { full = resource }

    /// Makes a dialog of a text that stands alone and one for use beside a snippet.
    /// - Parameters:
    ///   - full: said when nothing can be shown.
    ///   - supporting: shown or said beside a snippet.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.full = full
        self.supporting = supporting
    }

    /// Makes a dialog of a text and a symbol.
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.full = full
        self.systemImageName = systemImageName
    }

    /// Makes a dialog of a text that stands alone, one for use beside a snippet, and a symbol.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }

    /// Makes a dialog of a text.
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }

    /// Makes a dialog of a text with values in it.
    public init(stringInterpolation: StringInterpolation) {
        full = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }

    /// The final text of a question, in the language of `locale`.
    package func text(in locale: Locale) -> String { full.string(in: locale) }

    /// The final texts, in the language of `locale`.
    package func value(in locale: Locale) -> DialogValue {
        DialogValue(
            full: full.string(in: locale), supporting: supporting?.string(in: locale), systemImageName: systemImageName)
    }
}
