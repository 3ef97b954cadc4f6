import IntentsStrings
import Testing

@Suite("Folding text for comparison")
struct FoldingTests {
    @Test(
        "ignores case, diacritics and width",
        arguments: [
            ("CUP", "cup"), ("Éléphant", "elephant"), ("Straße", "STRASSE"), ("ＣＵＰ　１", "cup 1"), ("ﾃﾞｰﾀ", "データ"),
            ("Łódź", "lodz"), ("Sørøya", "soroya"), ("Ærø", "aero"), ("İstanbul", "istanbul"), ("Ὀδυσσεύς", "οδυσσευσ"),
            ("cafe\u{301}", "caf\u{e9}"), ("Йод", "иод"),
        ])
    func ignoresLooks(text: String, same: String) {
        #expect(text.folded == same.folded)
    }

    @Test(
        "keeps marks that are letters of their own",
        arguments: [("か", "が"), ("कि", "कु"), ("ก่า", "กี"), ("cup", "cups"), ("a b", "ab"), ("👍", "👎")])
    func keepsLetters(text: String, other: String) {
        #expect(text.folded != other.folded)
    }

    @Test(
        "reduces phrases to words",
        arguments: [
            ("Navigate to the map, please!", "navigate to the map please"), ("  What’s   up?  ", "whats up"),
            ("Über-Karte: «Süd»", "uber karte sud"), ("مرحبا، بك", "مرحبا بك"), ("…", ""), ("5 € + 3", "5 € + 3"),
            ("foto\u{ad}grafie", "fotografie"), ("東京。大阪", "東京 大阪"),
        ])
    func reducesPhrases(text: String, words: String) {
        #expect(text.foldedWords == words)
    }
}
