/// What an app knows of an alarm besides its time.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// What an alarm shows (inventory §2.15).
public struct AlarmAttributes<Metadata: AlarmMetadata>: Sendable {
    /// What is shown while it rings.
    public var presentation: AlarmPresentation
    /// What the app knows of it.
    public var metadata: Metadata?

    /// Describes what an alarm shows.
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil) {
        self.presentation = presentation
        self.metadata = metadata
    }
}

/// What is shown of an alarm.
public struct AlarmPresentation: Hashable, Sendable {
    /// What is shown while an alarm rings.
    public struct Alert: Hashable, Sendable {
        /// What the alarm is for.
        public var title: LocalizedStringResource

        /// Names the alarm.
        public init(title: LocalizedStringResource) { self.title = title }
    }

    /// What is shown while it rings.
    public var alert: Alert

    /// Shows an alarm while it rings.
    public init(alert: Alert) { self.alert = alert }
}
