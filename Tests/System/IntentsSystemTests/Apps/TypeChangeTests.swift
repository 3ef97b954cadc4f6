import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

/// Upgrades that change types which saved requests name: what the upgrade says, and how such a request ends.
@Suite("Types that change", .timeLimit(.minutes(5)))
struct TypeChangeTests {
    private static let rose = IntentValue.entity(
        EntityValue(typeName: "Plant", identifier: "1", display: DisplayValue(title: "Rose")))
    private static let can = IntentValue.enumCase(EnumValue(typeName: "Amount", rawValue: "can"))

    /// The app's action takes one value of a type.
    private static func metadata(
        _ type: ValueType, entity: String? = nil, enums: [EnumDescription] = [], module: String = "Garden"
    ) -> AppMetadata {
        let value = ParameterDescription(name: "value", title: "Value", valueType: type)
        let query = "\(module).\(entity ?? "")Query"
        return Garden.metadata(
            [Garden.action("Grow", parameters: [value], module: module)],
            entities: entity.map {
                [
                    EntityDescription(
                        identifier: $0, fullyQualifiedTypeName: "\(module).\($0)",
                        display: DisplayDescription(title: LocalizedText($0)), defaultQueryIdentifier: query)
                ]
            } ?? [],
            queries: entity.map {
                [
                    QueryDescription(
                        identifier: query, entityType: $0, capabilities: .identifiers, isDefaultForEntity: true)
                ]
            } ?? [], enums: enums)
    }

    private static let quantity = {
        var quantity = Garden.amount
        quantity.identifier = "Quantity"
        return quantity
    }()

    /// A program that finds one entity of a type, and returns the value it got.
    private static func program(finding type: String, _ identifier: String) -> ProbeApp {
        var program = ProbeApp(
            "com.example.garden",
            actions: ["Grow": { request, _ in .finished(PerformedResult(value: request.parameters["value"])) }])
        program.entities = { request in
            guard case .identifiers(let wanted) = request.selection, wanted.contains(identifier) else {
                return EntityPage(sections: [])
            }
            let entity = EntityValue(
                typeName: type, identifier: identifier, display: DisplayValue(title: "\(request.query ?? type)"))
            return EntityPage(sections: [EntitySection(entities: [entity])])
        }
        return program
    }

    /// Upgrades the app and runs a request that was saved before.
    private func upgrade(
        from old: AppMetadata, to new: AppMetadata, _ program: ProbeApp = program(finding: "Plant", "1"),
        saved: IntentValue
    ) async throws -> (losses: [String]?, report: RunReport) {
        var result: (losses: [String]?, report: RunReport)?
        try await TestSystem.run { system in
            try await system.install(BundleFixture(metadata: old), program)
            let upgraded = try await system.install(BundleFixture(version: "2.0", metadata: new))
            result = (upgraded.losses, try await system.client.run("com.example.garden/Grow", ["value": saved]))
        }
        return try #require(result)
    }

    private static func retyped(_ old: String, _ new: String) -> String {
        "The parameter value of Grow was \(old) and is \(new): values that cannot be converted end with invalidValue."
    }

    @Test func anEntityOfAnotherTypeIsRefused() async throws {
        let (losses, report) = try await upgrade(
            from: Self.metadata(.entity("Plant"), entity: "Plant"), to: Self.metadata(.entity("Tree"), entity: "Tree"),
            Self.program(finding: "Tree", "1"), saved: Self.rose)
        #expect(
            losses == [
                Self.retyped("Plant", "Tree"),
                "The entity Plant is gone: requests that name one end with invalidValue.",
            ])
        #expect(
            report.error == RunError(.invalidValue, "“Value” takes a Tree; “Rose” is not one.", parameter: "value"))
    }

    @Test func anEntityWhoseIdentifiersAreOthersNowIsGone() async throws {
        let same = Self.metadata(.entity("Plant"), entity: "Plant")
        let (losses, report) = try await upgrade(
            from: same, to: same, Self.program(finding: "Plant", "9F2C"), saved: Self.rose)
        #expect(losses == [])
        #expect(
            report.error
                == RunError(
                    .entityNotFound, "“Value”: there is no Plant with the identifier “1” any more.", parameter: "value")
        )
    }

    @Test func anEntityThatBecameTextIsRefused() async throws {
        let (losses, report) = try await upgrade(
            from: Self.metadata(.entity("Plant"), entity: "Plant"), to: Self.metadata(.primitive(.string)),
            saved: Self.rose)
        #expect(losses?.first == Self.retyped("Plant", "String"))
        #expect(
            report.error == RunError(.invalidValue, "“Value” takes text; “Rose” is not text.", parameter: "value"))
    }

    @Test func aCaseOfAnEnumThatIsGoneIsRefused() async throws {
        let (losses, report) = try await upgrade(
            from: Self.metadata(.linkEnumeration("Amount"), enums: [Garden.amount]),
            to: Self.metadata(.primitive(.int)), saved: Self.can)
        #expect(
            losses == [
                Self.retyped("Amount", "Int"),
                "The enum Amount is gone: requests that give a case of it end with invalidValue.",
            ])
        #expect(report.error?.code == .invalidValue)
        #expect(report.error?.message == "“Value” takes a whole number such as 5; “can” is not one.")
    }

    @Test func aCaseOfAnEnumWithAnotherNameIsRefused() async throws {
        let (losses, report) = try await upgrade(
            from: Self.metadata(.linkEnumeration("Amount"), enums: [Garden.amount]),
            to: Self.metadata(.linkEnumeration("Quantity"), enums: [Self.quantity]), saved: Self.can)
        #expect(losses?.first == Self.retyped("Amount", "Quantity"))
        #expect(
            report.error
                == RunError(
                    .invalidValue, "“Value” takes one of: A sip, Whole can; “can” is not among them.",
                    parameter: "value"))
    }

    @Test("KP-15: a module with another name changes nothing for old requests") func renamedModule() async throws {
        let (losses, report) = try await upgrade(
            from: Self.metadata(.entity("Plant"), entity: "Plant"),
            to: Self.metadata(.entity("Plant"), entity: "Plant", module: "GardenKit"), saved: Self.rose)
        #expect(losses == [])
        #expect(report.outcome == .success)
        guard case .entity(let plant)? = report.value else {
            Issue.record("\(report)")
            return
        }
        #expect(plant.identifier == "1")
    }
}
