/// Tells the type of a file by how its content begins, where neither its name nor anybody else does.
package enum ContentSignature {
    /// How many bytes of a file are enough.
    package static let length = 512

    /// The identifier of the type of a content; nil when it is of no known kind.
    /// - Parameter start: the first bytes, ``length`` of them where there are so many.
    package static func identifier(of start: some Collection<UInt8>) -> String? {
        let bytes = Array(start.prefix(length))
        for mark in marks where bytes.has(mark.bytes, at: mark.offset) { return mark.identifier }
        return isText(bytes) ? "public.text" : nil
    }

    private struct Mark {
        var identifier: String
        var bytes: [UInt8]
        var offset = 0

        init(_ identifier: String, _ bytes: [UInt8], at offset: Int = 0) {
            (self.identifier, self.bytes, self.offset) = (identifier, bytes, offset)
        }

        init(_ identifier: String, _ text: String, at offset: Int = 0) {
            self.init(identifier, Array(text.utf8), at: offset)
        }
    }

    // The more exact ones stand before what they are a kind of.
    private static let marks = [
        Mark("public.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        Mark("public.jpeg", [0xFF, 0xD8, 0xFF]),
        Mark("com.compuserve.gif", "GIF8"),
        Mark("public.tiff", [0x49, 0x49, 0x2A, 0x00]), Mark("public.tiff", [0x4D, 0x4D, 0x00, 0x2A]),
        Mark("org.webmproject.webp", "WEBP", at: 8), Mark("com.microsoft.waveform-audio", "WAVE", at: 8),
        Mark("public.avi", "AVI ", at: 8), Mark("public.aiff-audio", "AIFF", at: 8),
        Mark("public.heic", "ftypheic", at: 4), Mark("public.heif", "ftypmif1", at: 4),
        Mark("public.mpeg-4-audio", "ftypM4A", at: 4), Mark("com.apple.quicktime-movie", "ftypqt", at: 4),
        Mark("public.mpeg-4", "ftyp", at: 4),
        Mark("public.mp3", "ID3"), Mark("public.midi-audio", "MThd"),
        Mark("com.adobe.pdf", "%PDF-"), Mark("public.rtf", "{\\rtf"),
        Mark("org.idpf.epub-container", "mimetypeapplication/epub+zip", at: 30),
        Mark("public.zip-archive", [0x50, 0x4B, 0x03, 0x04]), Mark("org.gnu.gnu-zip-archive", [0x1F, 0x8B]),
        Mark("public.bzip2-archive", "BZh"), Mark("public.tar-archive", "ustar", at: 257),
        Mark("com.apple.binary-property-list", "bplist"),
        Mark("public.vcard", "BEGIN:VCARD"), Mark("com.apple.ical.ics", "BEGIN:VCALENDAR"),
        Mark("public.html", "<!DOCTYPE html"), Mark("public.html", "<!doctype html"), Mark("public.html", "<html"),
        Mark("public.svg-image", "<svg"), Mark("public.xml", "<?xml"),
    ]

    /// Whether it is UTF-8 without control characters; the last character may be cut off.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty, !bytes.contains(where: { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }) else {
            return false
        }
        let cut = bytes.count == length ? 0...3 : 0...0
        return cut.contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
    }
}

extension [UInt8] {
    fileprivate func has(_ mark: [UInt8], at offset: Int) -> Bool { dropFirst(offset).starts(with: mark) }
}
