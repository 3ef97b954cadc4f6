/// A kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default`
    /// Letters of ASCII.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// For addresses of pages.
    case URL
    /// Digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For addresses of mail.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// For short messages.
    case twitter
    /// For searches.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad
}

/// How a keyboard writes capital letters, in the older form.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none
    /// At the start of words.
    case words
    /// At the start of sentences.
    case sentences
    /// Always.
    case allCharacters
}

/// What a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The kind's text.
    public let rawValue: String

    /// Names a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being made.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// A place's name.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A code of an address.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
}
