import IntentsModel
import IntentsResolution

extension _ParameterFacts {
    /// Refuses files of other types than the parameter takes, by the rule and with the sentence of the resolution: a value
    /// may have come another way.
    /// - Throws: a `RunError` that names the file, its type, and those that are taken.
    func requireSupportedTypes(of value: IntentsModel.IntentValue) throws {
        for file in value.files {
            guard let refusal = file.refusal(by: contentTypes, title: String(localized: titleOrName)) else { continue }
            throw RunError(.invalidValue, refusal, parameter: home?.name)
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
