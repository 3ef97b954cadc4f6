import AppIntents
import PlatformFoundation
import Testing

@Suite struct IntentDonationTests {
    private let manager = IntentDonationManager()

    @Test func aDonationIsDeletedByItsIdentifierOnce() async throws {
        let identifier = try await manager.donate(intent: Prune(plant: Garden.plants[0]))
        let other = try await manager.donate(intent: Prune(plant: Garden.plants[1]))
        #expect(identifier != other)
        #expect(try await manager.deleteDonations(matching: .donationIdentifier(identifier)) == [identifier])
        #expect(try await manager.deleteDonations(matching: .donationIdentifiers([identifier, other])) == [other])
    }

    @Test func donationsAreFoundByTheEntityInAParameter() async throws {
        let basil = try await manager.donate(intent: Prune(plant: Garden.plants[0]))
        _ = try await manager.donate(intent: Prune(plant: Garden.plants[1]))
        let entity = EntityIdentifier(for: Garden.plants[0])
        #expect(try await manager.deleteDonations(matching: .entityIdentifiers([entity])) == [basil])
        #expect(try await manager.deleteDonations(matching: .entityIdentifier(entity)).isEmpty)
    }

    @Test func donationsAreFoundByTheirIntent() async throws {
        let prune = try await manager.donate(intent: Prune(plant: Garden.plants[0]), result: Never?.noResult)
        let rake = try await manager.donate(intent: Rake())
        let entity = EntityIdentifier(for: Garden.plants[0])
        #expect(try await manager.deleteDonations(matching: .intentType(Rake.self, entityIdentifier: entity)).isEmpty)
        #expect(try await manager.deleteDonations(matching: .intentType(Rake.self)) == [rake])
        #expect(try await manager.deleteDonations(matching: .intentType(Prune.self)) == [prune])
    }

    @Test func aCallDonatesUnlessItIsToldNotTo() async throws {
        try await Weed()(donate: false)
        #expect(try await IntentDonationManager.shared.deleteDonations(matching: .intentType(Weed.self)).isEmpty)
        try await Weed()()
        #expect(try await IntentDonationManager.shared.deleteDonations(matching: .intentType(Weed.self)).count == 1)
    }

    @Test func aPredictionShowsTheValuesOfItsIntent() {
        let prediction = Prune.predictionConfiguration as? TupleIntentPrediction<Prune>
        let titles = prediction?.predictions.map { String(localized: $0.display(Prune(plant: Garden.plants[2])).title) }
        #expect(titles == ["Prune Rose", "Prune something"])
    }
}

extension Never? {
    /// The result of an intent that has nothing to say.
    fileprivate static var noResult: some IntentResult { IntentResultContainer<Never, Never, Never, Never>.result() }
}

private struct Prune: PredictableIntent {
    static let title: LocalizedStringResource = "Prune"
    @Parameter(title: "Plant") var plant: Plant

    init() {}
    init(plant: Plant) { self.plant = plant }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: \.$plant) { plant in DisplayRepresentation(title: "Prune \(plant.name)") }
        IntentPrediction { DisplayRepresentation(title: "Prune something") }
    }

    func perform() async throws -> some IntentResult { .result() }
}

private struct Rake: AppIntent {
    static let title: LocalizedStringResource = "Rake"
    func perform() async throws -> some IntentResult { .result() }
}

private struct Weed: AppIntent {
    static let title: LocalizedStringResource = "Weed"
    func perform() async throws -> some IntentResult { .result() }
}
