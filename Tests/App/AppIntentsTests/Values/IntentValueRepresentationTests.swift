import AppIntents
import PlatformCoreTransferable
import Testing

private struct Landmark: AppEntity, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
    static let defaultQuery = Query()

    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Landmark] { [] }
    }

    struct Unnamed: Error {}

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Height") var height: Int?

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: String, name: String, height: Int? = nil) {
        self.id = id
        self.name = name
        self.height = height
    }

    static var transferRepresentation: some TransferRepresentation {
        ValueRepresentation(exporting: { $0.name }, importing: { Landmark(id: $0, name: $0) })
        ValueRepresentation { (landmark: Landmark) throws -> Int in
            guard let height = landmark.height else { throw Unnamed() }
            return height
        }
        DataRepresentation(exportedContentType: .plainText) { Data($0.name.utf8) }
    }
}

@Suite struct IntentValueRepresentationTests {
    private let peak = Landmark(id: "p", name: "Peak", height: 8)

    @Test func anEntityIsTurnedIntoTypedValuesAndMadeOfThem() async throws {
        #expect(try await peak.exportedValue(as: String.self) == "Peak")
        #expect(try await peak.exportedValue(as: Int.self) == 8)
        #expect(try await Landmark(importingValue: "Lake").name == "Lake")
        #expect(Landmark.exportedContentTypes() == [.plainText])
    }

    @Test func whatNoFormMakesOrWhatAFormThrowsIsNamed() async {
        let unknown = await #expect(throws: TransferError.self) { try await peak.exportedValue(as: Bool.self) }
        #expect(unknown?.localizedDescription == "Landmark cannot be turned into Bool. It knows String, Int.")
        let refused = await #expect(throws: TransferError.self) { try await Landmark(importingValue: 3) }
        #expect(refused?.localizedDescription == "Landmark cannot be made from Int. It knows String.")
        let failed = await #expect(throws: TransferError.self) {
            try await Landmark(id: "x", name: "X").exportedValue(as: Int.self)
        }
        #expect(failed?.underlyingError is Landmark.Unnamed)
    }

    @Test func aPredicateReadsThePropertiesOfAnEntity() throws {
        #expect(NSPredicate(format: "name BEGINSWITH %@ AND height > 5 AND id == 'p'", "Pe").evaluate(with: peak))
        #expect(NSPredicate(format: "height == nil").evaluate(with: Landmark(id: "x", name: "X")))
        #expect(throws: PredicateFormatError.self) { try NSPredicate(format: "depth > 1").matches(peak) }
    }
}
