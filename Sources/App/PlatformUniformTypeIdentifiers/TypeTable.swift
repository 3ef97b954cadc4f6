/// What is known about one type.
struct TypeDeclaration: Sendable {
    var identifier: String
    /// The identifiers of what it is directly a kind of.
    var supertypes: [String]
    var extensions: [String]
    var mimeTypes: [String]
    /// What people call it.
    var title: String?

    init(
        _ identifier: String, _ supertypes: [String], extensions: [String] = [], mimeTypes: [String] = [],
        title: String? = nil
    ) {
        self.identifier = identifier
        self.supertypes = supertypes
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.title = title
    }

    /// A row of the table: `identifier | supertypes | extensions | MIME types | title`.
    fileprivate init(row: Substring) {
        let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { cell in
            cell.split(separator: " ").map(String.init)
        }
        self.init(
            cells[0].joined(), cells[1], extensions: cells[2], mimeTypes: cells[3],
            title: cells[4].isEmpty ? nil : cells[4].joined(separator: " "))
    }
}

/// The types that every app can rely on.
enum TypeTable {
    static let byIdentifier = Dictionary(declarations.map { ($0.identifier, $0) }) { first, _ in first }

    /// Identifiers by tag, in the order of the table: the first one is what a tag means unless told otherwise.
    static let byTag: [UTTagClass: [String: [String]]] = declarations.reduce(into: [:]) { table, declaration in
        for tag in declaration.extensions {
            table[.filenameExtension, default: [:]][tag, default: []].append(declaration.identifier)
        }
        for tag in declaration.mimeTypes {
            table[.mimeType, default: [:]][tag, default: []].append(declaration.identifier)
        }
    }

    private static let declarations = rows.split(separator: "\n").map(TypeDeclaration.init(row:))

    private static let rows = """
        public.item||||item
        public.content||||content
        public.composite-content|public.content|||content of several kinds
        public.data|public.item||application/octet-stream|data
        public.directory|public.item|||directory
        public.folder|public.directory|||folder
        public.symlink|public.item|||symbolic link
        public.executable|public.item|||executable
        com.apple.resolvable||||resolvable
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|||bundle
        com.apple.application|public.executable|||application
        public.url|public.data|||URL
        public.file-url|public.url|||file URL
        public.text|public.data public.content|||text
        public.plain-text|public.text|txt text|text/plain|text document
        public.utf8-plain-text|public.plain-text|||Unicode text
        public.utf16-plain-text|public.plain-text|||Unicode text
        public.utf16-external-plain-text|public.plain-text|||Unicode text
        public.delimited-values-text|public.text|||delimited text
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|CSV document
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV document
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||TSV document
        public.rtf|public.text|rtf|text/rtf application/rtf|RTF document
        com.apple.rtfd|com.apple.package public.composite-content|rtfd||RTF document with attachments
        public.html|public.text|html htm shtml|text/html|HTML document
        public.xml|public.text|xml|application/xml text/xml|XML document
        public.yaml|public.text|yaml yml|application/yaml application/x-yaml text/yaml|YAML document
        public.json|public.text|json|application/json|JSON document
        com.apple.property-list|public.data|plist|application/x-plist|property list
        com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
        com.apple.binary-property-list|com.apple.property-list|||binary property list
        net.daringfireball.markdown|public.text|md markdown|text/markdown|Markdown document
        public.css|public.text|css|text/css|CSS style sheet
        public.source-code|public.plain-text|||source code
        public.assembly-source|public.source-code|s||assembly source code
        public.c-source|public.source-code|c||C source code
        public.c-plus-plus-source|public.source-code|cpp cp c++ cc cxx||C++ source code
        public.objective-c-source|public.source-code|m||Objective-C source code
        public.swift-source|public.source-code|swift||Swift source code
        public.c-header|public.source-code|h||C header
        public.script|public.source-code|||script
        com.netscape.javascript-source|public.script|js|text/javascript application/javascript|JavaScript
        public.shell-script|public.script|sh command||shell script
        public.python-script|public.script|py|text/x-python|Python script
        public.ruby-script|public.script|rb|text/x-ruby|Ruby script
        public.perl-script|public.script|pl pm||Perl script
        public.php-script|public.script|php||PHP script
        public.log|public.plain-text|log||log
        public.image|public.data public.content|||image
        public.png|public.image|png|image/png|PNG image
        public.jpeg|public.image|jpg jpeg jpe|image/jpeg image/jpg|JPEG image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon
        com.apple.icns|public.image|icns|image/icns|Apple icon
        public.heif|public.image|heif|image/heif|HEIF image
        public.heic|public.heif|heic|image/heic|HEIC image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        public.svg-image|public.image public.xml|svg|image/svg+xml|SVG image
        public.camera-raw-image|public.image|||raw image
        com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|DNG raw image
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        public.audiovisual-content|public.data public.content|||audiovisual content
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
        public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
        public.avi|public.movie|avi|video/x-msvideo video/avi|AVI movie
        public.audio|public.audiovisual-content|||audio
        public.mp3|public.audio|mp3|audio/mpeg audio/mp3|MP3 audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav|waveform audio
        public.mpeg-4-audio|public.mpeg-4 public.audio|mp4 m4a|audio/mp4|MPEG-4 audio
        com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio
        public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
        public.midi-audio|public.audio|midi mid|audio/midi|MIDI audio
        public.playlist|public.content|||playlist
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl application/vnd.apple.mpegurl|M3U playlist
        public.archive|public.data|||archive
        public.zip-archive|com.pkware.zip-archive|zip|application/zip|ZIP archive
        com.pkware.zip-archive|public.archive|||ZIP archive
        org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
        public.bzip2-archive|public.archive|bz2 bzip2|application/x-bzip2|bzip2 archive
        public.tar-archive|public.archive|tar|application/x-tar|tar archive
        com.apple.archive|public.archive|aar||Apple archive
        public.disk-image|public.archive|||disk image
        com.apple.disk-image-udif|public.disk-image|dmg||disk image
        public.contact||||contact
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard|vCard
        public.message||||message
        public.email-message|public.data public.message|eml|message/rfc822|email message
        public.to-do-item||||to-do item
        public.calendar-event||||calendar event
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|calendar event
        public.bookmark|public.data|||bookmark
        com.apple.internet-location|public.data|||internet location
        com.microsoft.internet-shortcut|public.data|url|application/internet-shortcut|internet shortcut
        public.presentation|public.composite-content|||presentation
        public.spreadsheet|public.content|||spreadsheet
        public.database||||database
        public.font|public.data|ttf otf|font/ttf font/otf|font
        public.3d-content|public.content|||3D content
        com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc||USD scene
        com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|USDZ scene
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB book
        com.apple.live-photo||||Live Photo
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
        public.geojson|public.json|geojson|application/geo+json|GeoJSON document
        public.x509-certificate|public.data|cer crt|application/x-x509-ca-cert|certificate
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 identity
        """
}
