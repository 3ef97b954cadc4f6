// Public as a kit's types are; only the types are of interest here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents

@AppEnum(schema: .photos.assetType)
public enum PictureKind: String {
    case photo, video
    public static let caseDisplayRepresentations: [PictureKind: DisplayRepresentation] = [
        .photo: "Photo", .video: "Video",
    ]
}

@AppEntity(schema: .photos.asset)
public struct Picture {
    public struct Query: EntityQuery {
        public init() {}
        public func entities(for identifiers: [String]) async throws -> [Picture] { [] }
    }
    public static let defaultQuery = Query()
    public let id: String
    public var title: String?
    public var isFavorite: Bool
    public var displayRepresentation: DisplayRepresentation { "Picture" }
}

@AppIntent(schema: .photos.openAsset)
public struct OpenPicture {
    public var target: Picture
    public init() {}
}

@AppIntent(schema: .photos.updateAsset)
public struct UpdatePicture: AppIntent {
    public static let title: LocalizedStringResource = "Change a Picture"
    public static let isAssistantOnly = true
    @Parameter(title: "Pictures") public var target: [Picture]
    public var name: String?
    public init() {}
    public func perform() async throws -> some IntentResult { .result() }
}
