import IntentsModel
import PlatformUniformTypeIdentifiers

extension _ParameterFacts {
    /// Refuses files of other types than the parameter takes. A file of which nothing is known, such as what comes out of a
    /// pipe, is taken: its content may well be right.
    /// - Throws: a `RunError` that names the file, its type, and those that are taken.
    func requireSupportedTypes(of value: IntentsModel.IntentValue) throws {
        let supported = contentTypes.compactMap { UTType($0) }
        // A type that this system does not know may be the file's.
        guard !supported.isEmpty, supported.count == contentTypes.count else { return }
        for file in value.files {
            guard let type = file.type, !supported.contains(where: type.conforms) else { continue }
            let kinds = supported.map(\.spokenName).joined(separator: ", ")
            throw RunError(
                .invalidValue,
                "“\(String(localized: titleOrName))” takes files of these types: \(kinds). “\(file.filename)” is of another: "
                    + "\(type.spokenName).",
                parameter: home?.name)
        }
    }
}

extension IntentsModel.IntentValue {
    /// The files that it is or holds.
    fileprivate var files: [FileValue] {
        switch self {
        case .file(let file): [file]
        case .array(let values): values.flatMap(\.files)
        default: []
        }
    }
}

extension FileValue {
    /// The stated type, or that of the name's ending; nil without either.
    fileprivate var type: UTType? {
        if let typeIdentifier { return UTType(typeIdentifier) }
        let ending = URL(filePath: "/" + filename).pathExtension
        return ending.isEmpty ? nil : UTType(filenameExtension: ending)
    }
}

extension UTType {
    /// What people call it, else the ending of its files, else the identifier.
    fileprivate var spokenName: String {
        localizedDescription ?? preferredFilenameExtension.map { ".\($0)" } ?? identifier
    }
}
