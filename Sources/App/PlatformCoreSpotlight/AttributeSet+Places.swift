/// Where an item is.
extension CSSearchableItemAttributeSet {
    /// Degrees north of the equator.
    public var latitude: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Degrees east of Greenwich.
    public var longitude: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Metres above the sea.
    public var altitude: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The place's name.
    public var namedLocation: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The whole address.
    public var fullyFormattedAddress: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The street.
    public var thoroughfare: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The number in the street.
    public var subThoroughfare: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The postal code.
    public var postalCode: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The city.
    public var city: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The state or province.
    public var stateOrProvince: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The country.
    public var country: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether one can be led to the place.
    public var supportsNavigation: NSNumber? {
        get { read() }
        set { write(newValue) }
    }
}
