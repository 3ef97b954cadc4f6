// The expected messages stay at the end of their lines.
// swift-format-ignore-file

import AppIntents

struct PictureEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Picture"
    static let defaultQuery = PictureQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct PictureQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PictureEntity] { [] }
}

@AppIntent(schema: .photos.openAsset)  // error: The schema '.photos.openAsset' needs 'var target: <entity>'; 'OpenPicture' has no 'target'. (from macro 'AppIntent')
struct OpenPicture {
    var picture: PictureEntity
}

@AppIntent(schema: .photos.fly)  // error: value of type 'AssistantSchemas.PhotosIntent' has no member 'fly'
struct FlyOverPicture {
    func perform() async throws -> some IntentResult { .result() }
}

@AppEnum(schema: .photos.assetType)  // error: @AppEnum(schema:) belongs to an enum; 'PictureKind' is a struct. (from macro 'AppEnum')
struct PictureKind {}

@UnionValue enum Found {  // error: Every case of a union value holds one value: write 'case nothing(<type>)'. (from macro 'UnionValue')
    case picture(PictureEntity)
    case nothing
}

extension PictureEntity {
    @DeferredProperty var size: Int { 1 }  // error: @DeferredProperty needs a getter that waits: write 'var size: Int { get async throws { … } }', or use @ComputedProperty. (from macro 'DeferredProperty')
    @ComputedProperty var loaded: Int { get async throws { 1 } }  // error: The getter of 'loaded' waits or throws: use @DeferredProperty, whose getter may do both. (from macro 'ComputedProperty')
}
