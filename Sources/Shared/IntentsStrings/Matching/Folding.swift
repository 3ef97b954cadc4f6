@_spi(_Unicode) import Swift

extension String {
    /// The text for comparison with other texts that people type: without case, diacritics and character width.
    ///
    /// The same in every language and without locale data, so that a word never matches on one machine only.
    package var folded: String {
        var scalars = String.UnicodeScalarView()
        // Upper case first: `ß` and `ſ` have no other lower-case form, but their upper case has.
        for scalar in uppercased().lowercased()._nfd {
            guard !scalar.isDiacritic else { continue }
            scalars.append(contentsOf: scalar.withoutWidth.withoutStroke)
        }
        return String(scalars)
    }

    /// The words of a phrase for comparison: folded, punctuation gone, one space between words.
    package var foldedWords: String {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        func endWord() {
            if !word.isEmpty { words.append(String(word)) }
            word = String.UnicodeScalarView()
        }
        for scalar in folded.unicodeScalars where !scalar.isInsideWord {
            if scalar.isWordPart { word.append(scalar) } else { endWord() }
        }
        endWord()
        return words.joined(separator: " ")
    }
}

extension Unicode.Scalar {
    /// A mark that changes a letter's look, not its identity.
    ///
    /// Marks that are letters in their script (vowel signs of India, voicing marks of Japanese) stay.
    fileprivate var isDiacritic: Bool {
        switch value {
        case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        case 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7: true
        case 0x0610...0x061A, 0x064B...0x065F, 0x0670: true
        default: false
        }
    }

    /// The ordinary form of a full-width Latin or half-width Japanese character.
    fileprivate var withoutWidth: Unicode.Scalar {
        switch value {
        case 0x3000: " "
        case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
        case 0xFF61...0xFF9F: halfWidthForms[Int(value - 0xFF61)]
        default: self
        }
    }

    /// Base letters of those that Unicode does not take apart, although people type them without their stroke.
    fileprivate var withoutStroke: [Unicode.Scalar] {
        switch self {
        case "ø": ["o"]
        case "ł": ["l"]
        case "đ": ["d"]
        case "ħ": ["h"]
        case "ŧ": ["t"]
        case "æ": ["a", "e"]
        case "œ": ["o", "e"]
        default: [self]
        }
    }

    /// Apostrophes and invisible characters vanish, so that "what's" and "whats" are one word.
    fileprivate var isInsideWord: Bool {
        switch self {
        case "'", "\u{2018}", "\u{2019}", "\u{02BC}", "\u{00AD}": true
        default: properties.generalCategory == .format
        }
    }

    fileprivate var isWordPart: Bool {
        switch properties.generalCategory {
        case .dashPunctuation, .openPunctuation, .closePunctuation, .connectorPunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control:
            false
        default: true
        }
    }
}

/// The ordinary forms of U+FF61…U+FF9F, in order.
private let halfWidthForms = Array(
    """
    。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}
    """.unicodeScalars)
