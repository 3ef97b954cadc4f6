extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for music, podcasts and radio.
    public static var audio: AssistantSchemas.AudioIntent { AssistantSchemas.AudioIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for music, podcasts and radio (inventory §2.13).
    public struct AudioIntent: Sendable {
        /// The schema “add to library”.
        public var addToLibrary: IntentSchema { IntentSchema("audio.addToLibrary") }
        /// The schema “add to playlist”.
        public var addToPlaylist: IntentSchema { IntentSchema("audio.addToPlaylist") }
        /// The schema “create station”.
        public var createStation: IntentSchema { IntentSchema("audio.createStation") }
        /// The schema “play audio”.
        public var playAudio: IntentSchema { IntentSchema("audio.playAudio") }
        /// The schema “recognize audio”.
        public var recognizeAudio: IntentSchema { IntentSchema("audio.recognizeAudio") }
        /// The schema “update audio affinity”.
        public var updateAudioAffinity: IntentSchema { IntentSchema("audio.updateAudioAffinity") }
        /// The schema “warmup audio queue”.
        public var warmupAudioQueue: IntentSchema { IntentSchema("audio.warmupAudioQueue") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for music, podcasts and radio.
    public static var audio: AssistantSchemas.AudioEntity { AssistantSchemas.AudioEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for music, podcasts and radio (inventory §2.13).
    public struct AudioEntity: Sendable {
        /// The schema “album”.
        public var album: EntitySchema { EntitySchema("audio.album") }
        /// The schema “algorithmic radio station”.
        public var algorithmicRadioStation: EntitySchema { EntitySchema("audio.algorithmicRadioStation") }
        /// The schema “ambient sound”.
        public var ambientSound: EntitySchema { EntitySchema("audio.ambientSound") }
        /// The schema “artist”.
        public var artist: EntitySchema { EntitySchema("audio.artist") }
        /// The schema “audiobook”.
        public var audiobook: EntitySchema { EntitySchema("audio.audiobook") }
        /// The schema “classical music recording”.
        public var classicalMusicRecording: EntitySchema { EntitySchema("audio.classicalMusicRecording") }
        /// The schema “live radio station”.
        public var liveRadioStation: EntitySchema { EntitySchema("audio.liveRadioStation") }
        /// The schema “news brief”.
        public var newsBrief: EntitySchema { EntitySchema("audio.newsBrief") }
        /// The schema “news provider”.
        public var newsProvider: EntitySchema { EntitySchema("audio.newsProvider") }
        /// The schema “playlist”.
        public var playlist: EntitySchema { EntitySchema("audio.playlist") }
        /// The schema “podcast collection”.
        public var podcastCollection: EntitySchema { EntitySchema("audio.podcastCollection") }
        /// The schema “podcast episode”.
        public var podcastEpisode: EntitySchema { EntitySchema("audio.podcastEpisode") }
        /// The schema “podcast show”.
        public var podcastShow: EntitySchema { EntitySchema("audio.podcastShow") }
        /// The schema “radio show”.
        public var radioShow: EntitySchema { EntitySchema("audio.radioShow") }
        /// The schema “radio show episode”.
        public var radioShowEpisode: EntitySchema { EntitySchema("audio.radioShowEpisode") }
        /// The schema “song”.
        public var song: EntitySchema { EntitySchema("audio.song") }
        /// The schema “song collection”.
        public var songCollection: EntitySchema { EntitySchema("audio.songCollection") }
        /// The schema “warmup audio queue result”.
        public var warmupAudioQueueResult: EntitySchema { EntitySchema("audio.warmupAudioQueueResult") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for music, podcasts and radio.
    public static var audio: AssistantSchemas.AudioEnum { AssistantSchemas.AudioEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for music, podcasts and radio (inventory §2.13).
    public struct AudioEnum: Sendable {
        /// The schema “activity”.
        public var activity: EnumSchema { EnumSchema("audio.activity") }
        /// The schema “affinity state”.
        public var affinityState: EnumSchema { EnumSchema("audio.affinityState") }
        /// The schema “app view identifier”.
        public var appViewIdentifier: EnumSchema { EnumSchema("audio.appViewIdentifier") }
        /// The schema “invocation source”.
        public var invocationSource: EnumSchema { EnumSchema("audio.invocationSource") }
        /// The schema “playback attributes”.
        public var playbackAttributes: EnumSchema { EnumSchema("audio.playbackAttributes") }
        /// The schema “queue insertion location”.
        public var queueInsertionLocation: EnumSchema { EnumSchema("audio.queueInsertionLocation") }
    }
}
