import AppIntents

/// A transfer as the system sees it.
struct TransferEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Transfer", numericFormat: "\(placeholder: .int) transfers")
    static let defaultQuery = TransferQuery()

    let transfer: Transfer

    init(_ transfer: Transfer) { self.transfer = transfer }

    var id: String { transfer.id }

    @ComputedProperty(title: "Name")
    var name: String { transfer.name }

    @ComputedProperty(title: "Size")
    var size: Measurement<UnitInformationStorage> { transfer.size }

    @ComputedProperty(title: "Available Until")
    var until: Date { transfer.until }

    @ComputedProperty(title: "Files")
    var fileNames: [String] { transfer.files.map(\.name) }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(transfer.name)", subtitle: "\(transfer.id), \(transfer.size.spoken)",
            image: .init(systemName: "shippingbox"))
    }
}

/// Finds transfers by their code, however it is written, and by words of their name.
struct TransferQuery: EntityStringQuery {
    @Dependency var store: TransferStore

    func entities(for identifiers: [TransferEntity.ID]) async throws -> [TransferEntity] {
        try await store.transfers().filter { identifiers.contains($0.id) }.map(TransferEntity.init)
    }

    func entities(matching string: String) async throws -> [TransferEntity] {
        let code = string.uppercased().filter { $0.isLetter || $0.isNumber }
        return try await store.transfers().filter { transfer in
            transfer.id.filter { $0 != "-" } == code || transfer.name.localizedCaseInsensitiveContains(string)
        }.map(TransferEntity.init)
    }

    func suggestedEntities() async throws -> [TransferEntity] {
        try await store.transfers().map(TransferEntity.init)
    }
}
