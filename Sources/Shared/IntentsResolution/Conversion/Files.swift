import IntentsContentTypes
import IntentsModel

extension ValueConverter {
    /// A file with its content. A path is read by whoever was given it: the system opens no file that a caller names.
    func file(_ value: IntentValue) throws -> IntentValue {
        guard case .file(let file) = value else {
            throw problem("“${title}” takes a file; ${value} is not one.", value)
        }
        guard file.size <= FileValue.maximumSize else {
            throw problem(
                "“${title}” takes a file of at most ${limit} MB; ${value} is larger.",
                ["limit": "\(FileValue.maximumSize >> 20)", "value": value.spelling])
        }
        if let refusal = file.refusal(by: parameter.limits?.contentTypes ?? [], title: title, texts: texts) {
            throw ConversionProblem.invalid(refusal)
        }
        return value
    }
}

extension FileValue {
    /// Why a parameter does not take the file, in the language of the source; nil when it does.
    /// - Parameters:
    ///   - types: the identifiers of the types that the parameter takes.
    ///   - title: the parameter's title.
    package func refusal(by types: [String], title: String) -> String? {
        refusal(by: types, title: title, texts: RunTexts(localizer: SourceTexts(), locale: ""))
    }

    fileprivate func refusal(by types: [String], title: String, texts: RunTexts) -> String? {
        let accepted = AcceptedFileTypes(types)
        guard let type = accepted.refusedType(ofFileNamed: filename, stated: typeIdentifier) else { return nil }
        return texts(
            "“${title}” takes a file of the type ${types}; ${value} is a file of the type ${type}.",
            [
                "title": title, "types": texts.list(accepted.identifiers.map(ContentTypeTable.description)),
                "value": IntentValue.file(self).spelling, "type": ContentTypeTable.description(of: type),
            ])
    }
}
