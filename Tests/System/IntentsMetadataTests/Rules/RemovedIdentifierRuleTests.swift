import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("KP-15: an identifier that the previous build had")
struct RemovedIdentifierRuleTests {
    private func metadata(_ name: String, title: String, identifier: String? = nil) -> AppMetadata {
        let action = ActionDescription(
            identifier: identifier ?? name, fullyQualifiedTypeName: "Garden.\(name)", title: LocalizedText(title))
        return AppMetadata(actions: [action.identifier: action])
    }

    private func findings(_ new: AppMetadata, _ old: AppMetadata) -> [String] {
        RemovedIdentifierRule.check(new, against: old).map { $0.rendered(root: "") }
    }

    @Test("Its likely successor is named")
    func renamed() {
        #expect(
            findings(
                metadata("WaterPlant", title: "Water Plant"), metadata("Water", title: "Water Plant")) == [
                    "warning: the previous build had the action Water, and WaterPlant is likely its successor: keep saved"
                        + " requests working with persistentIdentifier = \"Water\" in WaterPlant [identifier-removed]"
                ])
    }

    @Test("Without a likely successor the warning says what to do")
    func removed() {
        #expect(
            findings(metadata("Weed", title: "Weed"), metadata("Water", title: "Water")) == [
                "warning: the previous build had the action Water: keep saved requests working with"
                    + " persistentIdentifier = \"Water\" in its successor [identifier-removed]"
            ])
    }

    @Test("An explicit identifier keeps the old one")
    func kept() {
        #expect(
            findings(
                metadata("WaterPlant", title: "Water Plant", identifier: "Water"),
                metadata("Water", title: "Water")) == [])
    }
}
