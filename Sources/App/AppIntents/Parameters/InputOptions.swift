extension String {
    /// How text is typed in for a parameter.
    public struct IntentInputOptions: Hashable, Sendable {
        /// The keyboard to show.
        public enum KeyboardType: Hashable, Sendable {
            /// The usual one.
            case `default`
            /// Letters and signs without accents.
            case asciiCapable
            /// Numbers and punctuation.
            case numbersAndPunctuation
            /// For addresses of pages.
            case URL
            /// Digits only.
            case numberPad
        }

        /// Which letters become capitals by themselves.
        public enum CapitalizationType: Hashable, Sendable {
            /// None.
            case none
            /// The first of each word.
            case words
            /// The first of each sentence.
            case sentences
            /// All.
            case allCharacters
        }

        /// The keyboard to show.
        public var keyboardType: KeyboardType
        /// Which letters become capitals by themselves.
        public var capitalizationType: CapitalizationType
        /// Whether the text may have several lines.
        public var multiline: Bool
        /// Whether mistakes are corrected.
        public var autocorrect: Bool
        /// Whether straight quotes become typographic ones.
        public var smartQuotes: Bool
        /// Whether two hyphens become a dash.
        public var smartDashes: Bool

        /// States how text is typed in.
        public init(
            keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}

extension Bool {
    /// What the two values of a parameter are called.
    public struct IntentDisplayName: Sendable {
        package var trueName: LocalizedStringResource
        package var falseName: LocalizedStringResource

        /// Names both values.
        public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
            self.trueName = trueName
            self.falseName = falseName
        }
    }
}
