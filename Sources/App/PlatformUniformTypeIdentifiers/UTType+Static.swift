/// The types that every app can rely on, by Apple's names.
extension UTType {
    /// Anything that can be named: files, folders, links.
    public static let item = UTType(known: "public.item")
    /// Anything a person reads, sees or hears.
    public static let content = UTType(known: "public.content")
    /// Content of several kinds.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Any bytes.
    public static let data = UTType(known: "public.data")
    /// A directory.
    public static let directory = UTType(known: "public.directory")
    /// A folder that people see.
    public static let folder = UTType(known: "public.folder")
    /// A symbolic link.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// Something that runs.
    public static let executable = UTType(known: "public.executable")
    /// A folder that people see as one file.
    public static let package = UTType(known: "com.apple.package")
    /// A folder with a known inner order.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// An application.
    public static let application = UTType(known: "com.apple.application")
    /// An application's bundle.
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// The URL of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// Text without form.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without form, as UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text without form, as UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Text of rows and columns.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Text of comma-separated values.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Text of tab-separated values.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// Rich text with attachments.
    public static let rtfd = UTType(known: "com.apple.rtfd")
    /// HTML.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// YAML.
    public static let yaml = UTType(known: "public.yaml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// GeoJSON.
    public static let geoJSON = UTType(known: "public.geojson")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A property list as XML.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// A property list in binary form.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// A CSS style sheet.
    public static let css = UTType(known: "public.css")
    /// Source code in any language.
    public static let sourceCode = UTType(known: "public.source-code")
    /// C source code.
    public static let cSource = UTType(known: "public.c-source")
    /// C++ source code.
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
    /// A C header.
    public static let cHeader = UTType(known: "public.c-header")
    /// Swift source code.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// A script in any language.
    public static let script = UTType(known: "public.script")
    /// JavaScript.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// A shell script.
    public static let shellScript = UTType(known: "public.shell-script")
    /// A Python script.
    public static let pythonScript = UTType(known: "public.python-script")
    /// A Ruby script.
    public static let rubyScript = UTType(known: "public.ruby-script")
    /// A Perl script.
    public static let perlScript = UTType(known: "public.perl-script")
    /// A PHP script.
    public static let phpScript = UTType(known: "public.php-script")
    /// A log.
    public static let log = UTType(known: "public.log")
    /// Any image.
    public static let image = UTType(known: "public.image")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// A BMP image.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// A Windows icon.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// An Apple icon.
    public static let icns = UTType(known: "com.apple.icns")
    /// A HEIF image.
    public static let heif = UTType(known: "public.heif")
    /// A HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// A WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// An SVG image.
    public static let svg = UTType(known: "public.svg-image")
    /// A camera's raw image.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A DNG raw image.
    public static let dng = UTType(known: "com.adobe.raw-image")
    /// A Live Photo.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Anything with sound or moving pictures.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// A film, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// A film without sound.
    public static let video = UTType(known: "public.video")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MPEG film.
    public static let mpeg = UTType(known: "public.mpeg")
    /// An MPEG-2 film without sound.
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    /// An MPEG-2 transport stream.
    public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
    /// An AVI film.
    public static let avi = UTType(known: "public.avi")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// MP3 sound.
    public static let mp3 = UTType(known: "public.mp3")
    /// Waveform sound.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// MPEG-4 sound.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// AIFF sound.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// MIDI.
    public static let midi = UTType(known: "public.midi-audio")
    /// A playlist.
    public static let playlist = UTType(known: "public.playlist")
    /// An M3U playlist.
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
    /// An archive.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A gzip archive.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// A bzip2 archive.
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// A tar archive.
    public static let tarArchive = UTType(known: "public.tar-archive")
    /// An Apple archive.
    public static let appleArchive = UTType(known: "com.apple.archive")
    /// A disk image.
    public static let diskImage = UTType(known: "public.disk-image")
    /// A contact.
    public static let contact = UTType(known: "public.contact")
    /// A vCard.
    public static let vCard = UTType(known: "public.vcard")
    /// A message.
    public static let message = UTType(known: "public.message")
    /// An email message.
    public static let emailMessage = UTType(known: "public.email-message")
    /// A task.
    public static let toDoItem = UTType(known: "public.to-do-item")
    /// An event of a calendar.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// A bookmark.
    public static let bookmark = UTType(known: "public.bookmark")
    /// An internet location.
    public static let internetLocation = UTType(known: "com.apple.internet-location")
    /// A Windows internet shortcut.
    public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
    /// A presentation.
    public static let presentation = UTType(known: "public.presentation")
    /// A spreadsheet.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// A database.
    public static let database = UTType(known: "public.database")
    /// A font.
    public static let font = UTType(known: "public.font")
    /// A scene in three dimensions.
    public static let threeDContent = UTType(known: "public.3d-content")
    /// A USD scene.
    public static let usd = UTType(known: "com.pixar.universal-scene-description")
    /// A USDZ scene.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// An EPUB book.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A certificate.
    public static let x509Certificate = UTType(known: "public.x509-certificate")
    /// A PKCS #12 identity.
    public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
}
