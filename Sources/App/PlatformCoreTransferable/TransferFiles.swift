/// Places content in files of the receiver's own.
enum TransferFiles {
    /// Copies content into a folder, under a name that is free there.
    ///
    /// - Parameters:
    ///   - name: The name to use; only its last component counts, so that it cannot lead out of the folder.
    /// - Returns: The new file.
    static func place(_ content: TransferContent, in folder: URL, type: UTType, name: String?) throws -> URL {
        let target = free(name: fileName(name, of: content, type: type), in: folder)
        switch content {
        case .data(let data): try data.write(to: target, options: .withoutOverwriting)
        case .file(let sent): try FileManager.default.copyItem(at: sent.file, to: target)
        }
        return target
    }

    /// Runs `body` with a copy of the content that is removed afterwards.
    static func withFile<Result>(
        of content: TransferContent, type: UTType, name: String?, _ body: (URL) async throws -> Result
    ) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(component: "Transfer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(place(content, in: folder, type: type, name: name))
    }

    private static func fileName(_ name: String?, of content: TransferContent, type: UTType) -> String {
        let own: String? = if case .file(let sent) = content { sent.file.lastPathComponent } else { nil }
        let wanted = (name ?? own ?? "").split(separator: "/").last.map(String.init) ?? ""
        let isUsable = !wanted.isEmpty && wanted != "." && wanted != ".."
        let base = isUsable ? wanted : type.localizedDescription ?? "content"
        guard let ending = type.preferredFilenameExtension, !base.contains(".") else { return base }
        return "\(base).\(ending)"
    }

    private static func free(name: String, in folder: URL) -> URL {
        let plain = folder.appending(component: name)
        let ending = plain.pathExtension.isEmpty ? "" : ".\(plain.pathExtension)"
        let stem = plain.deletingPathExtension().lastPathComponent
        var candidate = plain
        var number = 2
        while FileManager.default.fileExists(atPath: candidate.path) {
            candidate = folder.appending(component: "\(stem) \(number)\(ending)")
            number += 1
        }
        return candidate
    }
}
