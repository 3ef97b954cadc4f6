/// The protocols that metadata names: Swift's name, and inventory §5's short name for it.
enum SystemProtocolNames {
    private static let intents: [(swift: String, short: String)] = [
        ("OpenIntent", "OpenEntity"), ("AudioPlaybackIntent", "AudioStarting"),
        ("AudioRecordingIntent", "AudioRecording"),
        ("LiveActivityIntent", "SessionStarting"), ("AudioStartingIntent", "AudioStarting"),
        ("LiveActivityStartingIntent", "SessionStarting"), ("CameraCaptureIntent", "CameraCapture"),
        ("PushToTalkTransmissionIntent", "PushToTalkTransmission"), ("StartDiveIntent", "StartDive"),
        ("WidgetConfigurationIntent", "WidgetConfiguration"),
        ("ControlConfigurationIntent", "ControlConfiguration"), ("SetFocusFilterIntent", "FocusConfiguration"),
        ("SnippetIntent", "Snippet"), ("LongRunningIntent", "LongRunning"), ("CancellableIntent", "Cancellable"),
        ("ProgressReportingIntent", "ProgressReporting"), ("DeleteIntent", "Delete"),
        ("SetValueIntent", "SetValue"), ("URLRepresentableIntent", "URLRepresentable"), ("UndoableIntent", "Undoable"),
        ("ShowInAppSearchResultsIntent", "ShowInAppSearchResults"), ("PlayVideoIntent", "PlayVideo"),
        ("StartWorkoutIntent", "StartWorkout"), ("PauseWorkoutIntent", "PauseWorkout"),
        ("ResumeWorkoutIntent", "ResumeWorkout"), ("ForegroundContinuableIntent", "ForegroundContinuable"),
        ("TargetContentProvidingIntent", "TargetContentProviding"), ("PredictableIntent", "Predictable"),
        ("DeprecatedAppIntent", "Deprecated"),
    ]
    private static let entities: [(swift: String, short: String)] = [
        ("FileEntity", "File"), ("IndexedEntity", "Indexed"), ("UniqueAppEntity", "Unique"),
        ("URLRepresentableEntity", "URLRepresentable"), ("SyncableEntity", "Syncable"),
    ]
    /// Inventory §2.1: adopting one of these means the foreground unless the intent says otherwise.
    private static let foreground = [
        "OpenIntent", "ShowInAppSearchResultsIntent", "PlayVideoIntent", "StartWorkoutIntent", "LiveActivityIntent",
        "LiveActivityStartingIntent",
    ]

    static func intent(_ record: TypeRecord) -> [String] { names(intents, of: record) }

    static func entity(_ record: TypeRecord) -> [String] { names(entities, of: record) }

    static func meansForeground(_ record: TypeRecord) -> Bool { foreground.contains { record.conforms(to: $0) } }

    private static func names(_ table: [(swift: String, short: String)], of record: TypeRecord) -> [String] {
        // An older and a newer protocol may have one name.
        Set(table.filter { record.conforms(to: $0.swift) }.map(\.short)).sorted()
    }
}
