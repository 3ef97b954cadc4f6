import Foundation

/// All transfers, and the page on which the next one is put together: what intents, queries and views get as their dependency.
///
/// A real service would carry the files to a server. Here they wait in the app's own folder, each transfer in one of its own.
actor TransferStore {
    private let folder: URL
    private let now: @Sendable () -> Date
    private let makeCode: @Sendable () -> String

    /// - Parameters:
    ///   - folder: where transfers wait.
    ///   - now: the present moment; tests set one.
    ///   - makeCode: makes the code of a new transfer; tests say which.
    init(
        in folder: URL = .documentsDirectory, now: @escaping @Sendable () -> Date = { Date() },
        makeCode: @escaping @Sendable () -> String = TransferCode.random
    ) {
        self.folder = folder
        self.now = now
        self.makeCode = makeCode
    }

    /// The transfers that wait, the newest first; those whose time is over are removed.
    func transfers() throws -> [Transfer] {
        let waiting = try names(in: transfersFolder).map { try read(transfersFolder.appending(path: $0)) }
        for transfer in waiting where transfer.until <= now() { try remove(transfer.id) }
        return waiting.filter { $0.until > now() }.sorted { ($0.sent, $0.id) > ($1.sent, $1.id) }
    }

    /// Makes a transfer of files.
    /// - Throws: ``TransferError`` when there is nothing to send, or when its time would be over.
    func send(_ files: [OutgoingFile], named name: String?, until: Date?) throws -> Transfer {
        guard !files.isEmpty else { throw TransferError.nothingToSend }
        let until = until ?? now() + 7 * 24 * 3600
        guard until > now() else { throw TransferError.overAlready }
        let files = files.distinctlyNamed()
        let transfer = Transfer(
            id: makeCode(), name: name ?? files[0].name,
            files: files.map {
                TransferFile(name: $0.name, byteCount: $0.data.count, typeIdentifier: $0.typeIdentifier)
            },
            sent: now(), until: until)
        let place = transfersFolder.appending(path: transfer.id)
        try write(files, to: place.appending(path: "Files"))
        // Last, as a folder without it is no transfer.
        try JSONEncoder().encode(transfer).write(to: place.appending(path: "transfer.json"), options: .atomic)
        return transfer
    }

    /// Where a file of a transfer is.
    func location(of file: TransferFile, in transfer: Transfer.ID) -> URL {
        transfersFolder.appending(path: "\(transfer)/Files/\(file.name)")
    }

    /// Removes a transfer and its files.
    func remove(_ transfer: Transfer.ID) throws {
        try FileManager.default.removeItem(at: transfersFolder.appending(path: transfer))
    }

    private func read(_ place: URL) throws -> Transfer {
        try JSONDecoder().decode(Transfer.self, from: Data(contentsOf: place.appending(path: "transfer.json")))
    }

    private var transfersFolder: URL { folder.appending(path: "Transfers") }
}

// MARK: - The page on which a transfer is put together

extension TransferStore {
    /// The names of the files that lie on the page.
    func gathered() throws -> [String] { try names(in: page) }

    /// Puts files on the page. They are copied: those of a run are gone when it has ended.
    func gather(_ files: [OutgoingFile]) throws { try write(files.distinctlyNamed(), to: page) }

    /// Sends what lies on the page, and clears it.
    func sendGathered(named name: String?, until: Date?) throws -> Transfer {
        let files = try names(in: page).map { name in
            OutgoingFile(
                name: name, data: try Data(contentsOf: page.appending(path: name)),
                typeIdentifier: OutgoingFile.typeIdentifier(ofName: name))
        }
        let transfer = try send(files, named: name, until: until)
        try FileManager.default.removeItem(at: page)
        return transfer
    }

    private var page: URL { folder.appending(path: "Page") }

    private func names(in folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private func write(_ files: [OutgoingFile], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files { try file.data.write(to: folder.appending(path: file.name), options: .atomic) }
    }
}
