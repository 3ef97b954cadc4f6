extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for a camera.
    public static var camera: AssistantSchemas.CameraIntent { AssistantSchemas.CameraIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for a camera (inventory §2.13).
    public struct CameraIntent: Sendable {
        /// The schema “open in capture mode”.
        public var openInCaptureMode: IntentSchema { IntentSchema("camera.openInCaptureMode") }
        /// The schema “switch device”.
        public var switchDevice: IntentSchema { IntentSchema("camera.switchDevice") }
        /// The schema “set device”.
        public var setDevice: IntentSchema { IntentSchema("camera.setDevice") }
        /// The schema “start capture”.
        public var startCapture: IntentSchema { IntentSchema("camera.startCapture") }
        /// The schema “stop capture”.
        public var stopCapture: IntentSchema { IntentSchema("camera.stopCapture") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for a camera.
    public static var camera: AssistantSchemas.CameraEnum { AssistantSchemas.CameraEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for a camera (inventory §2.13).
    public struct CameraEnum: Sendable {
        /// The schema “capture mode”.
        public var captureMode: EnumSchema { EnumSchema("camera.captureMode") }
        /// The schema “capture duration”.
        public var captureDuration: EnumSchema { EnumSchema("camera.captureDuration") }
        /// The schema “capture device”.
        public var captureDevice: EnumSchema { EnumSchema("camera.captureDevice") }
    }
}
