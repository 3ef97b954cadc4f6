/// The kind of activity that a chosen result of a search brings.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of the chosen item's identifier in the activity's `userInfo`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The kind of activity that a search which is to go on in the app brings.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// The key of the searched words in the activity's `userInfo`.
public let CSSearchQueryString = "kCSSearchQueryString"

extension NSUserActivity {
    /// What a search knows of the activity.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { searchAttributes as? CSSearchableItemAttributeSet }
        set { searchAttributes = newValue }
    }
}
