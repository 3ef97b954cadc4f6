/// What is known about pictures, films and music.
extension CSSearchableItemAttributeSet {
    /// The artist.
    public var artist: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The album.
    public var album: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The composer.
    public var composer: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The genre.
    public var genre: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The genre of the music.
    public var musicalGenre: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The number on the album.
    public var audioTrackNumber: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The length in seconds.
    public var duration: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The performers.
    public var performers: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The director.
    public var director: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The producer.
    public var producer: String? {
        get { read() }
        set { write(newValue) }
    }

    /// How the person rates the item.
    public var rating: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The rating in words.
    public var ratingDescription: String? {
        get { read() }
        set { write(newValue) }
    }

    /// How often it was played.
    public var playCount: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The width in pixels.
    public var pixelWidth: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The height in pixels.
    public var pixelHeight: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The copyright.
    public var copyright: String? {
        get { read() }
        set { write(newValue) }
    }
}
