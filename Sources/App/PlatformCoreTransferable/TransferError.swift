/// Why a value could not leave or be made.
public struct TransferError: LocalizedError, Sendable {
    /// A sentence that says what was asked for and what is possible, or why a form failed.
    public let errorDescription: String?
    /// What the form threw, when it is a form that failed.
    public private(set) var underlyingError: (any Error)?

    static func failed(_ type: Any.Type, _ attempt: String, _ error: any Error) -> TransferError {
        TransferError(
            errorDescription: "\(type) cannot be \(attempt): \(text(of: error))", underlyingError: error)
    }

    private static func text(of error: any Error) -> String {
        (error as? any CustomLocalizedStringResourceConvertible).map { String(localized: $0.localizedStringResource) }
            ?? error.localizedDescription
    }

    static func noValue(_ type: Any.Type, _ attempt: String, _ known: [any Sendable.Type]) -> TransferError {
        let names = known.isEmpty ? "no value" : known.map { "\($0)" }.joined(separator: ", ")
        return TransferError(errorDescription: "\(type) cannot be \(attempt). It knows \(names).")
    }

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
