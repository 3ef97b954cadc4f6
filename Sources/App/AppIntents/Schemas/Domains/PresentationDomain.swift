extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for presentations.
    public static var presentation: AssistantSchemas.PresentationIntent { AssistantSchemas.PresentationIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for presentations (inventory §2.13).
    public struct PresentationIntent: Sendable {
        /// The schema “create”.
        public var create: IntentSchema { IntentSchema("presentation.create") }
        /// The schema “open”.
        public var open: IntentSchema { IntentSchema("presentation.open") }
        /// The schema “start playback”.
        public var startPlayback: IntentSchema { IntentSchema("presentation.startPlayback") }
        /// The schema “stop playback”.
        public var stopPlayback: IntentSchema { IntentSchema("presentation.stopPlayback") }
        /// The schema “update”.
        public var update: IntentSchema { IntentSchema("presentation.update") }
        /// The schema “create slide”.
        public var createSlide: IntentSchema { IntentSchema("presentation.createSlide") }
        /// The schema “open slide”.
        public var openSlide: IntentSchema { IntentSchema("presentation.openSlide") }
        /// The schema “set slide title”.
        public var setSlideTitle: IntentSchema { IntentSchema("presentation.setSlideTitle") }
        /// The schema “add text box to slide”.
        public var addTextBoxToSlide: IntentSchema { IntentSchema("presentation.addTextBoxToSlide") }
        /// The schema “add video to slide”.
        public var addVideoToSlide: IntentSchema { IntentSchema("presentation.addVideoToSlide") }
        /// The schema “add image to slide”.
        public var addImageToSlide: IntentSchema { IntentSchema("presentation.addImageToSlide") }
        /// The schema “add audio to slide”.
        public var addAudioToSlide: IntentSchema { IntentSchema("presentation.addAudioToSlide") }
        /// The schema “add web video to slide”.
        public var addWebVideoToSlide: IntentSchema { IntentSchema("presentation.addWebVideoToSlide") }
        /// The schema “add comment to slide”.
        public var addCommentToSlide: IntentSchema { IntentSchema("presentation.addCommentToSlide") }
        /// The schema “delete slide”.
        public var deleteSlide: IntentSchema { IntentSchema("presentation.deleteSlide") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for presentations.
    public static var presentation: AssistantSchemas.PresentationEntity { AssistantSchemas.PresentationEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for presentations (inventory §2.13).
    public struct PresentationEntity: Sendable {
        /// The schema “slide”.
        public var slide: EntitySchema { EntitySchema("presentation.slide") }
        /// The schema “document”.
        public var document: EntitySchema { EntitySchema("presentation.document") }
        /// The schema “template”.
        public var template: EntitySchema { EntitySchema("presentation.template") }
    }
}
