/// The types that every app can rely on, by Apple's names.
extension UTType {
    /// Anything that can be named: files, folders, links.
    public static let item = UTType(swiftName: "item")
    /// Anything a person reads, sees or hears.
    public static let content = UTType(swiftName: "content")
    /// Content of several kinds.
    public static let compositeContent = UTType(swiftName: "compositeContent")
    /// Any bytes.
    public static let data = UTType(swiftName: "data")
    /// A directory.
    public static let directory = UTType(swiftName: "directory")
    /// A folder that people see.
    public static let folder = UTType(swiftName: "folder")
    /// A symbolic link.
    public static let symbolicLink = UTType(swiftName: "symbolicLink")
    /// Something that runs.
    public static let executable = UTType(swiftName: "executable")
    /// A folder that people see as one file.
    public static let package = UTType(swiftName: "package")
    /// A folder with a known inner order.
    public static let bundle = UTType(swiftName: "bundle")
    /// An application.
    public static let application = UTType(swiftName: "application")
    /// An application's bundle.
    public static let applicationBundle = UTType(swiftName: "applicationBundle")
    /// A URL.
    public static let url = UTType(swiftName: "url")
    /// The URL of a file.
    public static let fileURL = UTType(swiftName: "fileURL")
    /// Any text.
    public static let text = UTType(swiftName: "text")
    /// Text without form.
    public static let plainText = UTType(swiftName: "plainText")
    /// Text without form, as UTF-8.
    public static let utf8PlainText = UTType(swiftName: "utf8PlainText")
    /// Text without form, as UTF-16.
    public static let utf16PlainText = UTType(swiftName: "utf16PlainText")
    /// Text of rows and columns.
    public static let delimitedText = UTType(swiftName: "delimitedText")
    /// Text of comma-separated values.
    public static let commaSeparatedText = UTType(swiftName: "commaSeparatedText")
    /// Text of tab-separated values.
    public static let tabSeparatedText = UTType(swiftName: "tabSeparatedText")
    /// Rich text.
    public static let rtf = UTType(swiftName: "rtf")
    /// Rich text with attachments.
    public static let rtfd = UTType(swiftName: "rtfd")
    /// HTML.
    public static let html = UTType(swiftName: "html")
    /// XML.
    public static let xml = UTType(swiftName: "xml")
    /// YAML.
    public static let yaml = UTType(swiftName: "yaml")
    /// JSON.
    public static let json = UTType(swiftName: "json")
    /// GeoJSON.
    public static let geoJSON = UTType(swiftName: "geoJSON")
    /// A property list.
    public static let propertyList = UTType(swiftName: "propertyList")
    /// A property list as XML.
    public static let xmlPropertyList = UTType(swiftName: "xmlPropertyList")
    /// A property list in binary form.
    public static let binaryPropertyList = UTType(swiftName: "binaryPropertyList")
    /// A CSS style sheet.
    public static let css = UTType(swiftName: "css")
    /// Source code in any language.
    public static let sourceCode = UTType(swiftName: "sourceCode")
    /// C source code.
    public static let cSource = UTType(swiftName: "cSource")
    /// C++ source code.
    public static let cPlusPlusSource = UTType(swiftName: "cPlusPlusSource")
    /// A C header.
    public static let cHeader = UTType(swiftName: "cHeader")
    /// Swift source code.
    public static let swiftSource = UTType(swiftName: "swiftSource")
    /// A script in any language.
    public static let script = UTType(swiftName: "script")
    /// JavaScript.
    public static let javaScript = UTType(swiftName: "javaScript")
    /// A shell script.
    public static let shellScript = UTType(swiftName: "shellScript")
    /// A Python script.
    public static let pythonScript = UTType(swiftName: "pythonScript")
    /// A Ruby script.
    public static let rubyScript = UTType(swiftName: "rubyScript")
    /// A Perl script.
    public static let perlScript = UTType(swiftName: "perlScript")
    /// A PHP script.
    public static let phpScript = UTType(swiftName: "phpScript")
    /// A log.
    public static let log = UTType(swiftName: "log")
    /// Any image.
    public static let image = UTType(swiftName: "image")
    /// A PNG image.
    public static let png = UTType(swiftName: "png")
    /// A JPEG image.
    public static let jpeg = UTType(swiftName: "jpeg")
    /// A GIF image.
    public static let gif = UTType(swiftName: "gif")
    /// A TIFF image.
    public static let tiff = UTType(swiftName: "tiff")
    /// A BMP image.
    public static let bmp = UTType(swiftName: "bmp")
    /// A Windows icon.
    public static let ico = UTType(swiftName: "ico")
    /// An Apple icon.
    public static let icns = UTType(swiftName: "icns")
    /// A HEIF image.
    public static let heif = UTType(swiftName: "heif")
    /// A HEIC image.
    public static let heic = UTType(swiftName: "heic")
    /// A WebP image.
    public static let webP = UTType(swiftName: "webP")
    /// An SVG image.
    public static let svg = UTType(swiftName: "svg")
    /// A camera's raw image.
    public static let rawImage = UTType(swiftName: "rawImage")
    /// A DNG raw image.
    public static let dng = UTType(swiftName: "dng")
    /// A Live Photo.
    public static let livePhoto = UTType(swiftName: "livePhoto")
    /// A PDF document.
    public static let pdf = UTType(swiftName: "pdf")
    /// Anything with sound or moving pictures.
    public static let audiovisualContent = UTType(swiftName: "audiovisualContent")
    /// A film, with or without sound.
    public static let movie = UTType(swiftName: "movie")
    /// A film without sound.
    public static let video = UTType(swiftName: "video")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(swiftName: "mpeg4Movie")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(swiftName: "quickTimeMovie")
    /// An MPEG film.
    public static let mpeg = UTType(swiftName: "mpeg")
    /// An MPEG-2 film without sound.
    public static let mpeg2Video = UTType(swiftName: "mpeg2Video")
    /// An MPEG-2 transport stream.
    public static let mpeg2TransportStream = UTType(swiftName: "mpeg2TransportStream")
    /// An AVI film.
    public static let avi = UTType(swiftName: "avi")
    /// Sound.
    public static let audio = UTType(swiftName: "audio")
    /// MP3 sound.
    public static let mp3 = UTType(swiftName: "mp3")
    /// Waveform sound.
    public static let wav = UTType(swiftName: "wav")
    /// MPEG-4 sound.
    public static let mpeg4Audio = UTType(swiftName: "mpeg4Audio")
    /// AIFF sound.
    public static let aiff = UTType(swiftName: "aiff")
    /// MIDI.
    public static let midi = UTType(swiftName: "midi")
    /// A playlist.
    public static let playlist = UTType(swiftName: "playlist")
    /// An M3U playlist.
    public static let m3uPlaylist = UTType(swiftName: "m3uPlaylist")
    /// An archive.
    public static let archive = UTType(swiftName: "archive")
    /// A ZIP archive.
    public static let zip = UTType(swiftName: "zip")
    /// A gzip archive.
    public static let gzip = UTType(swiftName: "gzip")
    /// A bzip2 archive.
    public static let bz2 = UTType(swiftName: "bz2")
    /// A tar archive.
    public static let tarArchive = UTType(swiftName: "tarArchive")
    /// An Apple archive.
    public static let appleArchive = UTType(swiftName: "appleArchive")
    /// A disk image.
    public static let diskImage = UTType(swiftName: "diskImage")
    /// A contact.
    public static let contact = UTType(swiftName: "contact")
    /// A vCard.
    public static let vCard = UTType(swiftName: "vCard")
    /// A message.
    public static let message = UTType(swiftName: "message")
    /// An email message.
    public static let emailMessage = UTType(swiftName: "emailMessage")
    /// A task.
    public static let toDoItem = UTType(swiftName: "toDoItem")
    /// An event of a calendar.
    public static let calendarEvent = UTType(swiftName: "calendarEvent")
    /// A bookmark.
    public static let bookmark = UTType(swiftName: "bookmark")
    /// An internet location.
    public static let internetLocation = UTType(swiftName: "internetLocation")
    /// A Windows internet shortcut.
    public static let internetShortcut = UTType(swiftName: "internetShortcut")
    /// A presentation.
    public static let presentation = UTType(swiftName: "presentation")
    /// A spreadsheet.
    public static let spreadsheet = UTType(swiftName: "spreadsheet")
    /// A database.
    public static let database = UTType(swiftName: "database")
    /// A font.
    public static let font = UTType(swiftName: "font")
    /// A scene in three dimensions.
    public static let threeDContent = UTType(swiftName: "threeDContent")
    /// A USD scene.
    public static let usd = UTType(swiftName: "usd")
    /// A USDZ scene.
    public static let usdz = UTType(swiftName: "usdz")
    /// An EPUB book.
    public static let epub = UTType(swiftName: "epub")
    /// A certificate.
    public static let x509Certificate = UTType(swiftName: "x509Certificate")
    /// A PKCS #12 identity.
    public static let pkcs12 = UTType(swiftName: "pkcs12")
}
