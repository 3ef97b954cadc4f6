import AppIntents
import UniformTypeIdentifiers

extension OutgoingFile {
    /// Reads a file that an intent was given.
    /// - Throws: when it cannot be read.
    init(_ file: IntentFile) async throws {
        self.init(
            name: file.filename, data: try await file.data(contentType: .data), typeIdentifier: file.type?.identifier)
    }

    /// The type that a name's extension stands for.
    static func typeIdentifier(ofName name: String) -> String? {
        UTType(filenameExtension: URL(filePath: "/" + name).pathExtension)?.identifier
    }
}

extension [OutgoingFile] {
    /// The same files, where a repeated name has a number behind it: `photo.jpg`, `photo 2.jpg`.
    func distinctlyNamed() -> [OutgoingFile] {
        var taken: Set<String> = []
        return map { file in
            let url = URL(filePath: "/" + file.name)
            var file = file
            var number = 2
            while !taken.insert(file.name).inserted {
                let base = "\(url.deletingPathExtension().lastPathComponent) \(number)"
                file.name = url.pathExtension.isEmpty ? base : "\(base).\(url.pathExtension)"
                number += 1
            }
            return file
        }
    }
}
