/// A type that people are shown as a localised text, for example an error (inventory §2.20).
public protocol CustomLocalizedStringResourceConvertible {
    /// The text that stands for this value.
    var localizedStringResource: LocalizedStringResource { get }
}
