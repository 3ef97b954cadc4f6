import AppIntents

/// Says which landmark is nearest to a point.
public struct ClosestLandmarkIntent: AppIntent {
    public static let title: LocalizedStringResource = "Find Closest Landmark"
    public static let description = IntentDescription(
        "Finds the landmark that is nearest to a place on the map.", categoryName: "Landmarks",
        searchKeywords: ["near", "nearby", "distance"], resultValueName: "Closest Landmark")

    public static var parameterSummary: some ParameterSummary {
        Summary("Find the landmark closest to \(\.$latitude), \(\.$longitude)")
    }

    @Parameter(
        title: "Latitude", description: "Degrees north of the equator.", inclusiveRange: (-90, 90),
        requestValueDialog: "At which latitude are you?")
    public var latitude: Double

    @Parameter(
        title: "Longitude", description: "Degrees east of Greenwich.", inclusiveRange: (-180, 180),
        requestValueDialog: "At which longitude are you?")
    public var longitude: Double

    @Dependency var modelData: ModelData

    public init() {}

    public func perform() async throws -> some ReturnsValue<LandmarkEntity> & ProvidesDialog & ShowsSnippetView {
        let point = Coordinate(latitude: latitude, longitude: longitude)
        guard let (landmark, distance) = modelData.closestLandmark(to: point) else { throw TravelError.noLandmarks }
        let kilometres = Int(distance.rounded())
        return .result(
            value: LandmarkEntity(landmark),
            dialog: "The closest landmark is \(landmark.name), \(kilometres) km away.",
            view: LandmarkView(landmark: landmark, distance: kilometres))
    }
}
