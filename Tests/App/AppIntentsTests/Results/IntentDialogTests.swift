import AppIntents
import IntentsModel
import Testing

struct IntentDialogTests {
    private let english = Locale(identifier: "en")

    @Test func isMadeOfTextInEveryWay() {
        let name = "Rose"
        let literal: IntentDialog = "Watered."
        let interpolated: IntentDialog = "\(name) is watered."
        let resource = IntentDialog(LocalizedStringResource("Watered."))
        let text = IntentDialog(stringLiteral: String(localized: "Watered."))
        #expect(literal.value(in: english) == DialogValue(full: "Watered."))
        #expect(interpolated.value(in: english) == DialogValue(full: "Rose is watered."))
        #expect(resource.value(in: english) == DialogValue(full: "Watered."))
        #expect(text == literal)
    }

    @Test func keepsTheSupportingTextAndTheSymbol() {
        let dialog = IntentDialog(full: "The rose is watered.", supporting: "Watered", systemImageName: "drop")
        let symbol = IntentDialog(full: "Watered", systemImageName: "drop")
        let supporting = IntentDialog(full: "The rose is watered.", supporting: "Watered")
        #expect(
            dialog.value(in: english)
                == DialogValue(full: "The rose is watered.", supporting: "Watered", systemImageName: "drop"))
        #expect(symbol.value(in: english) == DialogValue(full: "Watered", systemImageName: "drop"))
        #expect(
            supporting.value(in: english) == DialogValue(full: "The rose is watered.", supporting: "Watered"))
    }

    @Test func writesNumbersAsTheReaderDoes() {
        let dialog: IntentDialog = "\(1200) litres"
        #expect(dialog.text(in: english) == "1,200 litres")
        #expect(dialog.text(in: Locale(identifier: "de")) == "1.200 litres")
    }
}
