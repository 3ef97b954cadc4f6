/// When things happened to an item, or will.
extension CSSearchableItemAttributeSet {
    /// Whether an event takes all day.
    public var allDay: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// When the item came here.
    public var addedDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When the content was made.
    public var contentCreationDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When the content was changed.
    public var contentModificationDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When an attribute was changed.
    public var metadataModificationDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When the item was downloaded.
    public var downloadedDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When the item was used last.
    public var lastUsedDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When the event starts.
    public var startDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When the event ends.
    public var endDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When the task is due.
    public var dueDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When the task was done.
    public var completionDate: Date? {
        get { read() }
        set { write(newValue) }
    }
}
