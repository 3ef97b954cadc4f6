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

    @Test("The warning stands at the successor, where the line is to be added")
    func place() {
        var new = metadata("WaterPlant", title: "Water Plant")
        new.actions["WaterPlant"]?.location = SourceLocation(file: "Sources/Garden.swift", line: 7)
        let found = RemovedIdentifierRule.check(new, against: metadata("Water", title: "Water Plant"))
        #expect(found.first?.location == SourceLocation(file: "Sources/Garden.swift", line: 7))
        #expect(RemovedIdentifierRule.check(AppMetadata(), against: new).map(\.location) == [nil])
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

    private func kinds(entity: String, enumeration: String, cases: [(name: String, value: String)]) -> AppMetadata {
        let title = DisplayDescription(title: LocalizedText("Thing"))
        return AppMetadata(
            entities: [
                entity: EntityDescription(
                    identifier: entity, fullyQualifiedTypeName: "Garden.\(entity)", display: title)
            ],
            enums: [
                EnumDescription(
                    identifier: enumeration, fullyQualifiedTypeName: "Garden.\(enumeration)",
                    display: DisplayDescription(title: LocalizedText(enumeration)),
                    cases: cases.map { name, value in
                        EnumCaseDescription(
                            rawValue: value, name: name, display: DisplayDescription(title: LocalizedText(name)))
                    })
            ])
    }

    @Test("Entities and enums are held by their identifiers too")
    func otherKinds() {
        let old = kinds(entity: "Plant", enumeration: "Amount", cases: [("cup", "cup")])
        let new = kinds(entity: "Herb", enumeration: "Size", cases: [("mug", "mug")])
        #expect(
            findings(new, old) == [
                "warning: the previous build had the entity Plant, and Herb is likely its successor: keep saved requests"
                    + " working with persistentIdentifier = \"Plant\" in Herb [identifier-removed]",
                "warning: the previous build had the enum Amount: keep saved requests working with persistentIdentifier ="
                    + " \"Amount\" in its successor [identifier-removed]",
            ])
    }

    @Test("Cases are held by their raw values: one that changed, and one that is gone")
    func cases() {
        let old = kinds(
            entity: "Plant", enumeration: "Amount", cases: [("cup", "cup"), ("sip", "sip"), ("can", "can")])
        let new = kinds(entity: "Plant", enumeration: "Amount", cases: [("cup", "CUP"), ("mug", "sip")])
        #expect(
            findings(new, old) == [
                "warning: the case cup of Amount had the raw value “cup” in the previous build and has “CUP”: give it the"
                    + " former one again, or requests that hold it will fail [case-removed]",
                "warning: the case can of Amount had the raw value “can” in the previous build and is gone: give what"
                    + " replaces it this raw value, or requests that hold it will fail [case-removed]",
            ])
    }
}
