extension String: Transferable {
    /// Text, as UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: { data in
            String(decoding: data, as: UTF8.self)
        }
        // Any other text is read as UTF-8 too, and never offered under its vaguer name.
        DataRepresentation<String>(importedContentType: .text) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    /// The bytes themselves.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The URL's text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: { data in
            let text = String(decoding: data, as: UTF8.self)
            guard let url = URL(string: text) else { throw URLError(.badURL) }
            return url
        }
    }
}
