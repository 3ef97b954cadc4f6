/// What an item is called and what it is about.
extension CSSearchableItemAttributeSet {
    /// The name that people see.
    public var displayName: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The title.
    public var title: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Other names.
    public var alternateNames: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// What the item is about.
    public var contentDescription: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The subject.
    public var subject: String? {
        get { read() }
        set { write(newValue) }
    }

    /// A remark about the item.
    public var comment: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Words under which the item is found.
    public var keywords: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The item's text.
    public var textContent: String? {
        get { read() }
        set { write(newValue) }
    }

    /// What kind of item it is, in words.
    public var kind: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The item's own name.
    public var identifier: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The item that this one belongs to.
    public var relatedUniqueIdentifier: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The identifier of the content's type.
    public var contentType: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The identifiers of everything the content's type is a kind of.
    public var contentTypeTree: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The group that the item is in.
    public var domainIdentifier: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The item that this one belongs to, as long as that one is in the index.
    public var weakRelatedUniqueIdentifier: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Where the item is.
    public var url: URL? {
        get { read() }
        set { write(newValue) }
    }

    /// What can be done with the item, by name.
    public var actionIdentifiers: [String] {
        get { read() ?? [] }
        set { write(newValue) }
    }

    /// Where the content is.
    public var contentURL: URL? {
        get { read() }
        set { write(newValue) }
    }

    /// Where a small picture is.
    public var thumbnailURL: URL? {
        get { read() }
        set { write(newValue) }
    }

    /// A small picture.
    public var thumbnailData: Data? {
        get { read() }
        set { write(newValue) }
    }

    /// How important the item is among the app's items.
    public var rankingHint: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The program that made the content.
    public var creator: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The languages of the content.
    public var languages: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The theme.
    public var theme: String? {
        get { read() }
        set { write(newValue) }
    }

    /// How many pages there are.
    public var pageCount: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The size in bytes.
    public var fileSize: NSNumber? {
        get { read() }
        set { write(newValue) }
    }
}
