import Foundation
import UniformTypeIdentifiers

/// Files that wait under a code until they are fetched or their time is over.
struct Transfer: Codable, Hashable, Identifiable, Sendable {
    /// The code that the files are fetched with.
    var id: String
    var name: String
    var files: [TransferFile]
    var sent: Date
    var until: Date

    var size: Measurement<UnitInformationStorage> {
        Measurement(value: Double(files.map(\.byteCount).reduce(0, +)), unit: .bytes)
    }
}

/// One file of a transfer.
struct TransferFile: Codable, Hashable, Sendable {
    /// Its name, which no other file of the transfer has.
    var name: String
    var byteCount: Int
    /// The identifier of its type; nil when nothing is known of it.
    var typeIdentifier: String?

    var type: UTType? { typeIdentifier.flatMap { UTType($0) } }

    var size: Measurement<UnitInformationStorage> { Measurement(value: Double(byteCount), unit: .bytes) }
}

/// A file on its way into a transfer.
struct OutgoingFile: Hashable, Sendable {
    var name: String
    var data: Data
    var typeIdentifier: String?
}

extension Measurement<UnitInformationStorage> {
    /// In a unit that suits the number, as people say it: `1.5 MB`.
    var spoken: String { Int64(converted(to: .bytes).value).formatted(.byteCount(style: .file)) }
}
