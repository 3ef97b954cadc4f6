import Foundation
import IntentsModel
import PlatformUniformTypeIdentifiers
import Testing

@testable import IntentsMetadata

@Suite("Values with parts in the metadata", .onCompilerThread)
struct ValueExtractionTests {
    private static let action: Result<ActionDescription, any Error> = Result {
        let compiler = try FixtureCompiler()
        let module = try compiler.module("Values", source: FixtureCompiler.source("Values"))
        return try #require(compiler.extraction([module]).metadata.actions["EveryValueIntent"])
    }

    @Test("resolvers that a declaration states are noted")
    func resolvers() throws {
        let compiler = try FixtureCompiler()
        let module = try compiler.module(
            "Paints",
            source: """
                import AppIntents
                struct Paint: AppIntent {
                    static let title: LocalizedStringResource = "Paint"
                    @Parameter(title: "Colour", resolvers: { IntFromStringResolver(radix: 16) }) var colour: Int
                    @Parameter(title: "Layers") var layers: Int
                    func perform() async throws -> some IntentResult { .result() }
                }
                """)
        let parameters = compiler.extraction([module]).metadata.actions["Paint"]?.parameters
        #expect(parameters?.map(\.hasResolvers) == [true, false])
        let coded = try parameters.map { try JSONEncoder().encode($0) }
        let decoded = try coded.map { try JSONDecoder().decode([ParameterDescription].self, from: $0) }
        #expect(decoded == parameters)
    }

    @Test("every value type has its name, and every option stands with its parameter")
    func everyType() throws {
        let action = try Self.action.get()
        let parameters = Dictionary(action.parameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let types = parameters.mapValues { $0.valueType }
        let found = ValueType.union(
            "Found", [.measurement(.length), .primitive(.file), .primitive(.string)],
            cases: ["length", "file", "words"])
        #expect(
            types == [
                "day": .primitive(.dateComponents), "wait": .primitive(.duration),
                "text": .primitive(.attributedString), "rule": .primitive(.recurrenceRule),
                "length": .measurement(.length), "heat": .measurement(.temperature), "photo": .primitive(.file),
                "old": .array(.primitive(.file)), "guest": .primitive(.person), "guests": .array(.primitive(.person)),
                "name": .primitive(.personName), "price": .primitive(.currencyAmount),
                "card": .primitive(.paymentMethod), "place": .primitive(.placemark), "spot": .primitive(.place),
                "words": .primitive(.searchCriteria), "identity": .primitive(.entityIdentifier), "found": found,
                "many": .array(found),
            ])
        #expect(parameters["day"]?.dateKind == "date")
        #expect(parameters["price"]?.range == NumberRange(lowerBound: 0, upperBound: 100))
        #expect(
            parameters["length"]?.defaultValue
                == .structured(
                    StructuredValue(
                        typeName: "Measurement",
                        fields: .object(["value": .double(5), "unit": .string("kilometers")]), text: "5 km")))
        #expect(
            parameters.compactMapValues { $0.limits } == [
                "length": ValueLimits(defaultUnit: "kilometers", refusesNegativeNumbers: true),
                "heat": ValueLimits(unit: "celsius", adjustsUnitForLocale: true),
                "photo": ValueLimits(contentTypes: ["public.image", "com.adobe.pdf"]),
                "old": ValueLimits(contentTypes: ["public.text"]), "guest": ValueLimits(personMode: "email"),
                "guests": ValueLimits(familySizes: [
                    "systemSmall": CollectionSize(minimum: 1, maximum: 1),
                    "systemLarge": CollectionSize(minimum: 1, maximum: 4),
                ]), "price": ValueLimits(currencyCodes: ["EUR", "CHF"]), "place": ValueLimits(placeStyle: "city"),
            ])
    }

    @Test("the halves of a union in a summary belong to its parameter")
    func components() throws {
        let action = try Self.action.get()
        #expect(action.summary?.sentences.first?.parameters == ["found", "found", "place"])
    }

}
