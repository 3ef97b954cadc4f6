import AppIntents
import IntentsModel
import PlatformSwiftUI
import Testing

/// Every combination of `.result(…)` without a snippet, behind each protocol that it can stand for.
struct ResultCombinationTests {
    struct Follow: AppIntent {
        static let title: LocalizedStringResource = "Follow"
        @Parameter(title: "Bed") var bed: Int
        init() {}
        init(bed: Int) { self.bed = bed }
        func perform() async throws -> some IntentResult { .result() }
    }

    private func plain() -> some IntentResult { .result() }
    private func value() -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
    private func valueAlone() -> some ReturnsValue<Int> { .result(value: 3) }
    private func optional() -> some ReturnsValue<String?> { .result(value: nil) }
    private func list() -> some ReturnsValue<[String]> { .result(value: ["rose"]) }
    private func dialog() -> some IntentResult & ProvidesDialog { .result(dialog: "Done.") }
    private func dialogAlone() -> some ProvidesDialog { .result(dialog: "Done.") }
    private func dialogUndeclared() -> some IntentResult { .result(dialog: "Done.") }
    private func both() -> some ReturnsValue<Int> & ProvidesDialog { .result(value: 3, dialog: "Done.") }
    private func swapped() -> some ProvidesDialog & ReturnsValue<Int> { .result(value: 3, dialog: "Done.") }
    private func opens() -> some IntentResult & OpensIntent { .result(opensIntent: Follow(bed: 2)) }
    private func valueOpens() -> some ReturnsValue<Int> & OpensIntent {
        .result(value: 3, opensIntent: Follow(bed: 2))
    }
    private func opensDialog() -> some OpensIntent & ProvidesDialog {
        .result(opensIntent: Follow(bed: 2), dialog: "Done.")
    }
    private func everything() -> some ReturnsValue<Int> & OpensIntent & ProvidesDialog {
        .result(value: 3, opensIntent: Follow(bed: 2), dialog: "Done.")
    }
    private func named() -> IntentResultContainer<Int, Follow, Never, IntentDialog> {
        .result(value: 3, opensIntent: Follow(bed: 2), dialog: "Done.")
    }
    private func button() -> some ReturnsValue<Int> & ProvidesDialog {
        .result(value: 3, actionButtonIntent: Follow(bed: 2), dialog: "Done.")
    }
    private func activity() -> some IntentResult {
        .result(actionButtonIntent: Follow(bed: 2), activityIdentifier: "watering")
    }

    private func parts(_ result: some IntentResult) -> ResultParts? {
        (result as? any ResultPartsProviding)?.parts
    }

    @Test func holdsTheValueItWasGiven() {
        #expect(value().value == 3)
        #expect(valueAlone().value == 3)
        #expect(optional().value == .some(.none))
        #expect(list().value == ["rose"])
        #expect(both().value == 3)
        #expect(swapped().value == 3)
        #expect(valueOpens().value == 3)
        #expect(everything().value == 3)
        #expect(named().value == 3)
        #expect(button().value == 3)
        #expect(plain().value == nil)
    }

    @Test func holdsTheDialogItWasGiven() {
        for dialog in [
            parts(dialog()), parts(dialogAlone()), parts(dialogUndeclared()), parts(both()), parts(swapped()),
            parts(opensDialog()), parts(everything()), parts(named()), parts(button()),
        ] { #expect(dialog?.dialog == "Done.") }
        for silent in [parts(plain()), parts(value()), parts(opens()), parts(valueOpens()), parts(activity())] {
            #expect(silent?.dialog == nil)
        }
    }

    @Test func holdsTheIntentItOpens() {
        for opened in [
            parts(opens()), parts(valueOpens()), parts(opensDialog()), parts(everything()), parts(named()),
        ] { #expect((opened?.opened as? Follow)?.bed == 2) }
        #expect(named().opensIntent?.bed == 2)
        #expect(parts(button())?.opened == nil)
    }
}
