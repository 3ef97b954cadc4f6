/// Why a value could not leave or be made.
public struct TransferError: LocalizedError, Hashable, Sendable {
    /// A sentence that says what was asked for and what is possible.
    public let errorDescription: String?

    static func notExported(_ type: Any.Type, as contentType: UTType, offered: [UTType]) -> TransferError {
        TransferError(
            errorDescription: "\(type) cannot be exported as \(contentType). It offers \(list(offered)).")
    }

    static func notImported(_ type: Any.Type, from contentType: UTType?, accepted: [UTType]) -> TransferError {
        let source = contentType?.identifier ?? "a file of unknown type"
        return TransferError(
            errorDescription: "\(type) cannot be made from \(source). It accepts \(list(accepted)).")
    }

    private static func list(_ types: [UTType]) -> String {
        types.isEmpty ? "no content type" : types.map(\.identifier).joined(separator: ", ")
    }
}
