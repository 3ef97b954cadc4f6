import Foundation

extension NSAttributedString.Key {
    /// The font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the text.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// How paragraphs are set.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The space between letters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The line below the text.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The line through the text.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// Where the text leads.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
