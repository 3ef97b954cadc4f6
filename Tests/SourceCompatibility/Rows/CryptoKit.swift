import AppIntents
import CryptoKit

// An entity whose identifier is made of what it is found by, as apps make stable names.
struct SignedNote: AppEntity {
    struct NoteQuery: EntityQuery {
        func entities(for identifiers: [SignedNote.ID]) async throws -> [SignedNote] { [] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = NoteQuery()

    let id: String

    init(text: String, secret: String) {
        let key = SymmetricKey(data: SHA256.hash(data: Data(secret.utf8)))
        let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
        id = code.map { String(format: "%02x", $0) }.joined()
    }

    var displayRepresentation: DisplayRepresentation { "Note" }
}

func cacheName(of url: URL) -> String {
    var function = Insecure.MD5()
    function.update(data: Data(url.absoluteString.utf8))
    return Data(function.finalize()).base64EncodedString()
}
