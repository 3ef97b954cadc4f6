import AppIntents

/// The sections of the app.
enum NavigationOption: String, AppEnum {
    case landmarks
    case map
    case collections

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Section"

    static let caseDisplayRepresentations: [NavigationOption: DisplayRepresentation] = [
        .landmarks: DisplayRepresentation(
            title: "Landmarks", image: .init(systemName: "building.columns"), synonyms: ["Places", "Sights"]),
        .map: DisplayRepresentation(title: "Map", image: .init(systemName: "map")),
        .collections: DisplayRepresentation(title: "Collections", image: .init(systemName: "book.closed")),
    ]
}
