import IntentsContentTypes
import IntentsModel

extension ValueConverter {
    /// A file with its content. A path is read by whoever was given it: the system opens no file that a caller names.
    func file(_ value: IntentValue) throws -> IntentValue {
        guard case .file(let file) = value else {
            throw problem("“${title}” takes a file; ${value} is not one.", value)
        }
        guard file.data.count <= FileValue.maximumSize else {
            throw problem(
                "“${title}” takes a file of at most ${limit} MB; ${value} is larger.",
                ["limit": "\(FileValue.maximumSize >> 20)", "value": value.spelling])
        }
        try checkType(of: file, value)
        return value
    }

    /// A file whose type nobody knows is taken, as the app may know it; so is any where the app names a type of its own.
    private func checkType(of file: FileValue, _ value: IntentValue) throws {
        guard let wanted = parameter.limits?.contentTypes, !wanted.isEmpty,
            wanted.allSatisfy({ ContentTypeTable.byIdentifier[$0] != nil }),
            let type = file.typeIdentifier ?? ContentTypeTable.identifier(ofFileNamed: file.filename),
            ContentTypeTable.byIdentifier[type] != nil
        else { return }
        guard !wanted.contains(where: { ContentTypeTable.conforms(type, to: $0) }) else { return }
        throw problem(
            "“${title}” takes a file of the type ${types}; ${value} is a file of the type ${type}.",
            [
                "types": texts.list(wanted.map(ContentTypeTable.description)), "value": value.spelling,
                "type": ContentTypeTable.description(of: type),
            ])
    }
}
