import AppIntents
import UniformTypeIdentifiers

/// A file of a transfer as the system sees it.
struct TransferFileEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Transferred File"
    static let defaultQuery = TransferFileQuery()

    let transfer: Transfer.ID
    let file: TransferFile

    var id: String { "\(transfer)/\(file.name)" }

    @ComputedProperty(title: "Size")
    var size: Measurement<UnitInformationStorage> { file.size }

    @ComputedProperty(title: "Kind")
    var kind: String { file.type?.localizedDescription ?? "document" }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(file.name)", subtitle: "\(kind), \(size.spoken)", image: .init(systemName: symbol))
    }

    private var symbol: String {
        guard let type = file.type else { return "doc" }
        return type.conforms(to: .image) ? "photo" : type.conforms(to: .text) ? "doc.text" : "doc"
    }
}

/// Offers the files of the transfer that was chosen before.
struct TransferFileQuery: EntityQuery {
    @IntentParameterDependency<FetchFileIntent>(\.$transfer)
    var fetching

    @Dependency var store: TransferStore

    func entities(for identifiers: [TransferFileEntity.ID]) async throws -> [TransferFileEntity] {
        try await store.transfers().flatMap(\.fileEntities).filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [TransferFileEntity] {
        guard let transfer = fetching?.transfer.transfer else {
            return try await store.transfers().flatMap(\.fileEntities)
        }
        return transfer.fileEntities
    }
}

extension Transfer {
    var fileEntities: [TransferFileEntity] {
        files.map { TransferFileEntity(transfer: id, file: $0) }
    }
}
