/// Who an item is from, for and about.
extension CSSearchableItemAttributeSet {
    /// The authors' names.
    public var authorNames: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The authors' email addresses.
    public var authorEmailAddresses: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The recipients' names.
    public var recipientNames: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The recipients' email addresses.
    public var recipientEmailAddresses: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Email addresses of the item.
    public var emailAddresses: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Phone numbers of the item.
    public var phoneNumbers: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether the item's number can be called.
    public var supportsPhoneCall: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Others who worked on the content.
    public var contributors: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Who edited the content.
    public var editors: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Organizations of the content.
    public var organizations: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Addresses for instant messages.
    public var instantMessageAddresses: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The account that the item belongs to.
    public var accountIdentifier: String? {
        get { read() }
        set { write(newValue) }
    }
}
