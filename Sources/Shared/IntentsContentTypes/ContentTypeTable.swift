/// The uniform types that every app and the system can rely on: the one place that knows them.
package enum ContentTypeTable {
    package static let byIdentifier = Dictionary(declarations.map { ($0.identifier, $0) }) { first, _ in first }

    /// Identifiers by the ending of a file's name, in the order of the table: the first one is what an ending means.
    package static let byExtension = identifiers(by: \.extensions)

    /// Identifiers by MIME type, in the order of the table.
    package static let byMIMEType = identifiers(by: \.mimeTypes)

    /// Identifiers by the name that Swift code uses: `image` is `public.image`.
    package static let bySwiftName = Dictionary(
        declarations.compactMap { declaration in declaration.swiftName.map { ($0, declaration.identifier) } }
    ) { first, _ in first }

    private static let declarations = rows.split(separator: "\n").map(ContentTypeDeclaration.init(row:))

    private static func identifiers(by tags: (ContentTypeDeclaration) -> [String]) -> [String: [String]] {
        declarations.reduce(into: [:]) { table, declaration in
            for tag in tags(declaration) { table[tag, default: []].append(declaration.identifier) }
        }
    }

    private static let rows = """
        public.item||||item|item
        public.content||||content|content
        public.composite-content|public.content|||content of several kinds|compositeContent
        public.data|public.item||application/octet-stream|data|data
        public.directory|public.item|||directory|directory
        public.folder|public.directory|||folder|folder
        public.symlink|public.item|||symbolic link|symbolicLink
        public.executable|public.item|||executable|executable
        com.apple.resolvable||||resolvable|
        com.apple.package|public.directory|||package|package
        com.apple.bundle|public.directory|||bundle|bundle
        com.apple.application|public.executable|||application|application
        public.url|public.data|||URL|url
        public.file-url|public.url|||file URL|fileURL
        public.text|public.data public.content|||text|text
        public.plain-text|public.text|txt text|text/plain|text document|plainText
        public.utf8-plain-text|public.plain-text|||Unicode text|utf8PlainText
        public.utf16-plain-text|public.plain-text|||Unicode text|utf16PlainText
        public.utf16-external-plain-text|public.plain-text|||Unicode text|
        public.delimited-values-text|public.text|||delimited text|delimitedText
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|CSV document|commaSeparatedText
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV document|tabSeparatedText
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||TSV document|
        public.rtf|public.text|rtf|text/rtf application/rtf|RTF document|rtf
        com.apple.rtfd|com.apple.package public.composite-content|rtfd||RTF document with attachments|rtfd
        public.html|public.text|html htm shtml|text/html|HTML document|html
        public.xml|public.text|xml|application/xml text/xml|XML document|xml
        public.yaml|public.text|yaml yml|application/yaml application/x-yaml text/yaml|YAML document|yaml
        public.json|public.text|json|application/json|JSON document|json
        com.apple.property-list|public.data|plist|application/x-plist|property list|propertyList
        com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list|xmlPropertyList
        com.apple.binary-property-list|com.apple.property-list|||binary property list|binaryPropertyList
        net.daringfireball.markdown|public.text|md markdown|text/markdown|Markdown document|
        public.css|public.text|css|text/css|CSS style sheet|css
        public.source-code|public.plain-text|||source code|sourceCode
        public.assembly-source|public.source-code|s||assembly source code|
        public.c-source|public.source-code|c||C source code|cSource
        public.c-plus-plus-source|public.source-code|cpp cp c++ cc cxx||C++ source code|cPlusPlusSource
        public.objective-c-source|public.source-code|m||Objective-C source code|
        public.swift-source|public.source-code|swift||Swift source code|swiftSource
        public.c-header|public.source-code|h||C header|cHeader
        public.script|public.source-code|||script|script
        com.netscape.javascript-source|public.script|js|text/javascript application/javascript|JavaScript|javaScript
        public.shell-script|public.script|sh command||shell script|shellScript
        public.python-script|public.script|py|text/x-python|Python script|pythonScript
        public.ruby-script|public.script|rb|text/x-ruby|Ruby script|rubyScript
        public.perl-script|public.script|pl pm||Perl script|perlScript
        public.php-script|public.script|php||PHP script|phpScript
        public.log|public.plain-text|log||log|log
        public.image|public.data public.content|||image|image
        public.png|public.image|png|image/png|PNG image|png
        public.jpeg|public.image|jpg jpeg jpe|image/jpeg image/jpg|JPEG image|jpeg
        com.compuserve.gif|public.image|gif|image/gif|GIF image|gif
        public.tiff|public.image|tiff tif|image/tiff|TIFF image|tiff
        com.microsoft.bmp|public.image|bmp|image/bmp|BMP image|bmp
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon|ico
        com.apple.icns|public.image|icns|image/icns|Apple icon|icns
        public.heif|public.image|heif|image/heif|HEIF image|heif
        public.heic|public.heif|heic|image/heic|HEIC image|heic
        org.webmproject.webp|public.image|webp|image/webp|WebP image|webP
        public.svg-image|public.image public.xml|svg|image/svg+xml|SVG image|svg
        public.camera-raw-image|public.image|||raw image|rawImage
        com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|DNG raw image|dng
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document|pdf
        public.audiovisual-content|public.data public.content|||audiovisual content|audiovisualContent
        public.movie|public.audiovisual-content|||movie|movie
        public.video|public.movie|||video|video
        public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie|mpeg4Movie
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie|quickTimeMovie
        public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie|mpeg
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video|mpeg2Video
        public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream|mpeg2TransportStream
        public.avi|public.movie|avi|video/x-msvideo video/avi|AVI movie|avi
        public.audio|public.audiovisual-content|||audio|audio
        public.mp3|public.audio|mp3|audio/mpeg audio/mp3|MP3 audio|mp3
        com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav|waveform audio|wav
        public.mpeg-4-audio|public.mpeg-4 public.audio|mp4 m4a|audio/mp4|MPEG-4 audio|mpeg4Audio
        com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio|
        public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio|aiff
        public.midi-audio|public.audio|midi mid|audio/midi|MIDI audio|midi
        public.playlist|public.content|||playlist|playlist
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl application/vnd.apple.mpegurl|M3U playlist|m3uPlaylist
        public.archive|public.data|||archive|archive
        public.zip-archive|com.pkware.zip-archive|zip|application/zip|ZIP archive|zip
        com.pkware.zip-archive|public.archive|||ZIP archive|
        org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip|gzip archive|gzip
        public.bzip2-archive|public.archive|bz2 bzip2|application/x-bzip2|bzip2 archive|bz2
        public.tar-archive|public.archive|tar|application/x-tar|tar archive|tarArchive
        com.apple.archive|public.archive|aar||Apple archive|appleArchive
        public.disk-image|public.archive|||disk image|diskImage
        com.apple.disk-image-udif|public.disk-image|dmg||disk image|
        public.contact||||contact|contact
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard|vCard|vCard
        public.message||||message|message
        public.email-message|public.data public.message|eml|message/rfc822|email message|emailMessage
        public.to-do-item||||to-do item|toDoItem
        public.calendar-event||||calendar event|calendarEvent
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|calendar event|
        public.bookmark|public.data|||bookmark|bookmark
        com.apple.internet-location|public.data|||internet location|internetLocation
        com.microsoft.internet-shortcut|public.data|url|application/internet-shortcut|internet shortcut|internetShortcut
        public.presentation|public.composite-content|||presentation|presentation
        public.spreadsheet|public.content|||spreadsheet|spreadsheet
        public.database||||database|database
        public.font|public.data|ttf otf|font/ttf font/otf|font|font
        public.3d-content|public.content|||3D content|threeDContent
        com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc||USD scene|usd
        com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|USDZ scene|usdz
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB book|epub
        com.apple.live-photo||||Live Photo|livePhoto
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application|applicationBundle
        public.geojson|public.json|geojson|application/geo+json|GeoJSON document|geoJSON
        public.x509-certificate|public.data|cer crt|application/x-x509-ca-cert|certificate|x509Certificate
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 identity|pkcs12
        """
}
