/// The name of an attribute of searchable items (inventory §2.14).
///
/// On Apple's platforms it says what a language model's search tool is told about an item. There is no such tool here:
/// the names are those of ``CSSearchableItemAttributeSet``, and nothing reads them.
public struct SearchableItemAttribute: RawRepresentable, Hashable, Sendable {
    /// The attribute's name.
    public let rawValue: String

    /// Names an attribute, of the item or of the app's own.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// What an item is called and what it is about.
extension SearchableItemAttribute {
    /// The name that people see.
    public static let displayName = Self(rawValue: "displayName")
    /// The title.
    public static let title = Self(rawValue: "title")
    /// Other names.
    public static let alternateNames = Self(rawValue: "alternateNames")
    /// What the item is about.
    public static let contentDescription = Self(rawValue: "contentDescription")
    /// The subject.
    public static let subject = Self(rawValue: "subject")
    /// A remark about the item.
    public static let comment = Self(rawValue: "comment")
    /// Words under which the item is found.
    public static let keywords = Self(rawValue: "keywords")
    /// The item's text.
    public static let textContent = Self(rawValue: "textContent")
    /// What kind of item it is, in words.
    public static let kind = Self(rawValue: "kind")
    /// The item's own name.
    public static let identifier = Self(rawValue: "identifier")
    /// The item that this one belongs to.
    public static let relatedUniqueIdentifier = Self(rawValue: "relatedUniqueIdentifier")
    /// The identifier of the content's type.
    public static let contentType = Self(rawValue: "contentType")
    /// The identifiers of everything the content's type is a kind of.
    public static let contentTypeTree = Self(rawValue: "contentTypeTree")
    /// Where the content is.
    public static let contentURL = Self(rawValue: "contentURL")
    /// Where a small picture is.
    public static let thumbnailURL = Self(rawValue: "thumbnailURL")
    /// A small picture.
    public static let thumbnailData = Self(rawValue: "thumbnailData")
    /// How important the item is among the app's items.
    public static let rankingHint = Self(rawValue: "rankingHint")
    /// The program that made the content.
    public static let creator = Self(rawValue: "creator")
    /// The languages of the content.
    public static let languages = Self(rawValue: "languages")
    /// The theme.
    public static let theme = Self(rawValue: "theme")
    /// How many pages there are.
    public static let pageCount = Self(rawValue: "pageCount")
    /// The size in bytes.
    public static let fileSize = Self(rawValue: "fileSize")
}

/// When things happened to an item, or will.
extension SearchableItemAttribute {
    /// When the item came here.
    public static let addedDate = Self(rawValue: "addedDate")
    /// When the content was made.
    public static let contentCreationDate = Self(rawValue: "contentCreationDate")
    /// When the content was changed.
    public static let contentModificationDate = Self(rawValue: "contentModificationDate")
    /// When an attribute was changed.
    public static let metadataModificationDate = Self(rawValue: "metadataModificationDate")
    /// When the item was downloaded.
    public static let downloadedDate = Self(rawValue: "downloadedDate")
    /// When the item was used last.
    public static let lastUsedDate = Self(rawValue: "lastUsedDate")
    /// When the event starts.
    public static let startDate = Self(rawValue: "startDate")
    /// When the event ends.
    public static let endDate = Self(rawValue: "endDate")
    /// When the task is due.
    public static let dueDate = Self(rawValue: "dueDate")
    /// When the task was done.
    public static let completionDate = Self(rawValue: "completionDate")
}

/// Who an item is from, for and about.
extension SearchableItemAttribute {
    /// The authors' names.
    public static let authorNames = Self(rawValue: "authorNames")
    /// The authors' email addresses.
    public static let authorEmailAddresses = Self(rawValue: "authorEmailAddresses")
    /// The recipients' names.
    public static let recipientNames = Self(rawValue: "recipientNames")
    /// The recipients' email addresses.
    public static let recipientEmailAddresses = Self(rawValue: "recipientEmailAddresses")
    /// Email addresses of the item.
    public static let emailAddresses = Self(rawValue: "emailAddresses")
    /// Phone numbers of the item.
    public static let phoneNumbers = Self(rawValue: "phoneNumbers")
    /// Whether the item's number can be called.
    public static let supportsPhoneCall = Self(rawValue: "supportsPhoneCall")
    /// Others who worked on the content.
    public static let contributors = Self(rawValue: "contributors")
    /// Who edited the content.
    public static let editors = Self(rawValue: "editors")
    /// Organizations of the content.
    public static let organizations = Self(rawValue: "organizations")
    /// Addresses for instant messages.
    public static let instantMessageAddresses = Self(rawValue: "instantMessageAddresses")
    /// The account that the item belongs to.
    public static let accountIdentifier = Self(rawValue: "accountIdentifier")
}

/// Where an item is.
extension SearchableItemAttribute {
    /// Degrees north of the equator.
    public static let latitude = Self(rawValue: "latitude")
    /// Degrees east of Greenwich.
    public static let longitude = Self(rawValue: "longitude")
    /// Metres above the sea.
    public static let altitude = Self(rawValue: "altitude")
    /// The place's name.
    public static let namedLocation = Self(rawValue: "namedLocation")
    /// The whole address.
    public static let fullyFormattedAddress = Self(rawValue: "fullyFormattedAddress")
    /// The street.
    public static let thoroughfare = Self(rawValue: "thoroughfare")
    /// The number in the street.
    public static let subThoroughfare = Self(rawValue: "subThoroughfare")
    /// The postal code.
    public static let postalCode = Self(rawValue: "postalCode")
    /// The city.
    public static let city = Self(rawValue: "city")
    /// The state or province.
    public static let stateOrProvince = Self(rawValue: "stateOrProvince")
    /// The country.
    public static let country = Self(rawValue: "country")
    /// Whether one can be led to the place.
    public static let supportsNavigation = Self(rawValue: "supportsNavigation")
}

/// What is known about pictures, films and music.
extension SearchableItemAttribute {
    /// The artist.
    public static let artist = Self(rawValue: "artist")
    /// The album.
    public static let album = Self(rawValue: "album")
    /// The composer.
    public static let composer = Self(rawValue: "composer")
    /// The genre.
    public static let genre = Self(rawValue: "genre")
    /// The genre of the music.
    public static let musicalGenre = Self(rawValue: "musicalGenre")
    /// The number on the album.
    public static let audioTrackNumber = Self(rawValue: "audioTrackNumber")
    /// The length in seconds.
    public static let duration = Self(rawValue: "duration")
    /// The performers.
    public static let performers = Self(rawValue: "performers")
    /// The director.
    public static let director = Self(rawValue: "director")
    /// The producer.
    public static let producer = Self(rawValue: "producer")
    /// How the person rates the item.
    public static let rating = Self(rawValue: "rating")
    /// The rating in words.
    public static let ratingDescription = Self(rawValue: "ratingDescription")
    /// How often it was played.
    public static let playCount = Self(rawValue: "playCount")
    /// The width in pixels.
    public static let pixelWidth = Self(rawValue: "pixelWidth")
    /// The height in pixels.
    public static let pixelHeight = Self(rawValue: "pixelHeight")
    /// The copyright.
    public static let copyright = Self(rawValue: "copyright")
}
