import AppIntents

/// Lists the landmarks of a collection, of one continent or of all.
public struct ListLandmarksIntent: AppIntent {
    public static let title: LocalizedStringResource = "List Landmarks"
    public static let description = IntentDescription("Lists landmarks by name.", categoryName: "Landmarks")

    public static var parameterSummary: some ParameterSummary {
        When(\.$collection, .hasAnyValue) {
            Summary("List \(\.$limit) landmarks of \(\.$collection)") { \.$continent }
        } otherwise: {
            Summary("List \(\.$limit) landmarks") {
                \.$collection
                \.$continent
            }
        }
    }

    @Parameter(title: "Collection")
    public var collection: CollectionEntity?

    @Parameter(title: "Continent")
    public var continent: ContinentEntity?

    @Parameter(title: "Limit", default: 5, inclusiveRange: (1, 100))
    public var limit: Int

    @Dependency var modelData: ModelData

    public init() {}

    public func perform() async throws -> some ReturnsValue<[LandmarkEntity]> & ProvidesDialog {
        var landmarks = try await collection?.collection.landmarks(in: modelData) ?? modelData.landmarks
        if let continent { landmarks.removeAll { $0.continent != continent.continent } }
        guard !landmarks.isEmpty else { return .result(value: [], dialog: "There are no such landmarks.") }
        let listed = landmarks.prefix(limit)
        return .result(
            value: listed.map(LandmarkEntity.init),
            dialog: "\(listed.count) of \(landmarks.count): \(listed.map(\.name).joined(separator: ", ")).")
    }
}
