import FoundationEssentials

extension URL {
    /// The address with the extension that files of a type have; the address itself when the type has none.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
    }

    /// Adds the extension that files of a type have.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    /// The address of a file of a type, with the extension that such files have unless the name ends with one of them.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let file = appendingPathComponent(partialName)
        let extensions = contentType.tags[.filenameExtension] ?? []
        return extensions.contains(file.pathExtension) ? file : file.appendingPathExtension(for: contentType)
    }
}
