/// An image that was made of data can be carried as these; one that a surface finds by name cannot.
extension Image: Transferable {
    /// The data.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .image) { image in
            guard let data = image.encoded else { throw CocoaError(.featureUnsupported) }
            return data
        }
    }
}
