/// An intent that starts to play audio (inventory §2.1); it belongs into the app's own process.
public protocol AudioPlaybackIntent: SystemIntent {}

/// The older name of ``AudioPlaybackIntent``.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that starts to record audio.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts, changes or ends a Live Activity; it belongs into the app's own process.
public protocol LiveActivityIntent: SystemIntent {}

/// The older name of ``LiveActivityIntent``.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that starts or ends a push-to-talk transmission.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that opens a camera (inventory §2.1).
///
/// There is no locked camera here to launch, so no state is handed over: the context is always nil.
public protocol CameraCaptureIntent: SystemIntent {
    /// What the app hands over to its camera extension; `Never` when there is nothing.
    associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
    /// What the app handed over: always nil here.
    public static var appContext: AppContext? { get async throws { nil } }

    /// Hands state over to the camera extension.
    /// - Parameter appContext: the state.
    /// - Throws: always, because there is no camera extension that could read it.
    public static func updateAppContext(_ appContext: AppContext) async throws {
        throw AppIntentError.Unrecoverable.unsupportedOnDevice
    }
}
