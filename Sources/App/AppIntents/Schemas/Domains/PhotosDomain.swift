extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for photos and videos.
    public static var photos: AssistantSchemas.PhotosIntent { AssistantSchemas.PhotosIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for photos and videos (inventory §2.13).
    public struct PhotosIntent: Sendable {
        /// The schema “create album”.
        public var createAlbum: IntentSchema { IntentSchema("photos.createAlbum") }
        /// The schema “open album”.
        public var openAlbum: IntentSchema { IntentSchema("photos.openAlbum") }
        /// The schema “update album”.
        public var updateAlbum: IntentSchema { IntentSchema("photos.updateAlbum") }
        /// The schema “delete album”.
        public var deleteAlbum: IntentSchema { IntentSchema("photos.deleteAlbum") }
        /// The schema “create assets”.
        public var createAssets: IntentSchema { IntentSchema("photos.createAssets") }
        /// The schema “open asset”.
        public var openAsset: IntentSchema { IntentSchema("photos.openAsset") }
        /// The schema “update asset”.
        public var updateAsset: IntentSchema { IntentSchema("photos.updateAsset") }
        /// The schema “delete assets”.
        public var deleteAssets: IntentSchema { IntentSchema("photos.deleteAssets") }
        /// The schema “duplicate assets”.
        public var duplicateAssets: IntentSchema { IntentSchema("photos.duplicateAssets") }
        /// The schema “post to shared album”.
        public var postToSharedAlbum: IntentSchema { IntentSchema("photos.postToSharedAlbum") }
        /// The schema “add assets to album”.
        public var addAssetsToAlbum: IntentSchema { IntentSchema("photos.addAssetsToAlbum") }
        /// The schema “remove assets from album”.
        public var removeAssetsFromAlbum: IntentSchema { IntentSchema("photos.removeAssetsFromAlbum") }
        /// The schema “search”.
        public var search: IntentSchema { IntentSchema("photos.search") }
        /// The schema “update recognized person”.
        public var updateRecognizedPerson: IntentSchema { IntentSchema("photos.updateRecognizedPerson") }
        /// The schema “copy edits”.
        public var copyEdits: IntentSchema { IntentSchema("photos.copyEdits") }
        /// The schema “paste edits”.
        public var pasteEdits: IntentSchema { IntentSchema("photos.pasteEdits") }
        /// The schema “cleanup photo”.
        public var cleanupPhoto: IntentSchema { IntentSchema("photos.cleanupPhoto") }
        /// The schema “set exposure”.
        public var setExposure: IntentSchema { IntentSchema("photos.setExposure") }
        /// The schema “set saturation”.
        public var setSaturation: IntentSchema { IntentSchema("photos.setSaturation") }
        /// The schema “set warmth”.
        public var setWarmth: IntentSchema { IntentSchema("photos.setWarmth") }
        /// The schema “toggle suggested edits”.
        public var toggleSuggestedEdits: IntentSchema { IntentSchema("photos.toggleSuggestedEdits") }
        /// The schema “set filter”.
        public var setFilter: IntentSchema { IntentSchema("photos.setFilter") }
        /// The schema “set depth”.
        public var setDepth: IntentSchema { IntentSchema("photos.setDepth") }
        /// The schema “toggle depth”.
        public var toggleDepth: IntentSchema { IntentSchema("photos.toggleDepth") }
        /// The schema “crop”.
        public var crop: IntentSchema { IntentSchema("photos.crop") }
        /// The schema “straighten”.
        public var straighten: IntentSchema { IntentSchema("photos.straighten") }
        /// The schema “set rotation”.
        public var setRotation: IntentSchema { IntentSchema("photos.setRotation") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for photos and videos.
    public static var photos: AssistantSchemas.PhotosEntity { AssistantSchemas.PhotosEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for photos and videos (inventory §2.13).
    public struct PhotosEntity: Sendable {
        /// The schema “asset”.
        public var asset: EntitySchema { EntitySchema("photos.asset") }
        /// The schema “album”.
        public var album: EntitySchema { EntitySchema("photos.album") }
        /// The schema “recognized person”.
        public var recognizedPerson: EntitySchema { EntitySchema("photos.recognizedPerson") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for photos and videos.
    public static var photos: AssistantSchemas.PhotosEnum { AssistantSchemas.PhotosEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for photos and videos (inventory §2.13).
    public struct PhotosEnum: Sendable {
        /// The schema “asset type”.
        public var assetType: EnumSchema { EnumSchema("photos.assetType") }
        /// The schema “album type”.
        public var albumType: EnumSchema { EnumSchema("photos.albumType") }
        /// The schema “filter type”.
        public var filterType: EnumSchema { EnumSchema("photos.filterType") }
        /// The schema “rotation direction”.
        public var rotationDirection: EnumSchema { EnumSchema("photos.rotationDirection") }
    }
}
