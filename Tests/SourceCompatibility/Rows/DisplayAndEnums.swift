import AppIntents

enum Difficulty: String, AppEnum {
    case easy, hard

    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Difficulty", numericFormat: "\(placeholder: .int) difficulties", synonyms: ["Grade"])
    static let caseDisplayRepresentations: [Difficulty: DisplayRepresentation] = [
        .easy: "Easy",
        .hard: DisplayRepresentation(
            title: "Hard", subtitle: "For climbers", image: .init(systemName: "figure.climbing", isTemplate: true),
            synonyms: ["Difficult"]),
    ]
}

enum Weather: Int, AppEnum, CaseIterable {
    case dry = 1
    case wet = 2

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Weather" }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        [.dry: .init(title: "Dry", image: .init(named: "sun")), .wet: .init(stringLiteral: "Wet")]
    }
}

struct Route: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("Route", comment: "A way"), numericFormat: "\(placeholder: .int) routes")
    static let defaultQuery = RouteQuery()

    let id: UUID
    var name: String
    var region: String?
    var photo: Data?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: region.map { "\($0)" },
            image: photo.map { DisplayRepresentation.Image(data: $0, isTemplate: false, displayStyle: .circular) })
    }

    func displayRepresentation(with components: DisplayRepresentation.Components) async -> DisplayRepresentation {
        components.contains(.image) ? displayRepresentation : DisplayRepresentation(title: "\(name)")
    }
}

struct RouteQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [Route] { [] }
}

func picture(at url: URL) -> DisplayRepresentation.Image {
    DisplayRepresentation.Image(url: url, width: 40, height: 30, isTemplate: nil, displayStyle: .default)
}

func style(of image: DisplayRepresentation.Image) -> DisplayRepresentation.Image.DisplayStyle { image.displayStyle }

func names<Value: StaticDisplayRepresentable>(of type: Value.Type) -> [LocalizedStringResource] {
    type.allCases.map(\.localizedStringResource)
}

func titles<Value: CaseDisplayRepresentable>(of type: Value.Type) -> [LocalizedStringResource] {
    type.caseDisplayRepresentations.values.map(\.title)
}

func title(of value: some DisplayRepresentable) -> LocalizedStringResource { value.displayRepresentation.title }
func name(of type: any TypeDisplayRepresentable.Type) -> LocalizedStringResource { type.typeDisplayRepresentation.name }
func subtitle(of value: any InstanceDisplayRepresentable) -> LocalizedStringResource? {
    value.displayRepresentation.subtitle
}

func scope(of category: VideoCategory) -> StringSearchScope {
    switch category {
    case .movies: .movies
    case .tv: .tv
    case .freeform: .freeformVideo
    @unknown default: .general
    }
}
