import Testing

@testable import IntentsSystem

@Suite("Phrases fit templates")
struct PhraseTests {
    private func match(
        _ template: String, _ phrase: String, names: [String] = ["Garden", "Green House"]
    ) -> PhraseMatch? {
        PhraseTemplate(template).match(Utterance(phrase), appNames: names)
    }

    @Test(arguments: [
        "Water a plant in Garden", "water a PLANT in garden!", "  Wáter a plant,   in “Garden”.",
        "water a plant in green house",
    ])
    func exceptForCaseDiacriticsAndPunctuation(phrase: String) {
        #expect(match("Water a plant in ${applicationName}", phrase) != nil)
    }

    @Test(arguments: ["Water plant in Garden", "Please water a plant in Garden", "Water a plant", "", "Garden"])
    func nothingElseFits(phrase: String) {
        #expect(match("Water a plant in ${applicationName}", phrase) == nil)
    }

    @Test(
        "KP-36: the words of the slot are kept as they were said",
        arguments: [
            ("Open Aunt Mary's Rose in Garden", "Aunt Mary's Rose"), ("open the “ROSE”! in Garden.", "the “ROSE"),
            ("Open 東京 in Garden", "東京"), ("Open 🌹 in Garden", "🌹"), ("Open وردة in Garden", "وردة"),
        ])
    func slots(phrase: String, text: String) {
        #expect(match("Open ${plant} in ${applicationName}", phrase)?.slot == .init(parameter: "plant", text: text))
    }

    @Test func aSlotHoldsAtLeastOneWord() {
        #expect(match("Open ${plant} in ${applicationName}", "Open in Garden") == nil)
    }

    @Test func theSlotMayComeFirstOrLast() {
        #expect(match("${plant} in ${applicationName}", "Rose in Garden")?.slot?.text == "Rose")
        #expect(match("${applicationName}: open ${plant}", "Garden, open the rose")?.slot?.text == "the rose")
    }

    @Test func aVeryLongPhraseIsCutNotCrashed() {
        let phrase = String(repeating: "word ", count: 100_000)
        #expect(match("Open ${plant} in ${applicationName}", phrase) == nil)
    }

    @Test(
        "what was meant has the said value in its place, but where that is what does not fit, or nothing was said",
        arguments: [
            ("Opne the rose in Garden", "Open the rose in Garden"),
            ("Open the rose in Garden", "Open <plant> in Garden"),
            ("Garden", "Open <plant> in Garden"),
        ])
    func meant(phrase: String, suggestion: String) {
        let template = PhraseTemplate("Open ${plant} in ${applicationName}")
        #expect(template.meant(by: Utterance(phrase), appNames: ["Garden", "Green House"]) == suggestion)
    }
}
