extension PerformReply {
    /// The reply with each file in its values as `change` makes it.
    package func mapFiles(_ change: (FileValue) throws -> FileValue) rethrows -> PerformReply {
        switch self {
        case .finished(var result):
            result.value = try result.value?.mapFiles(change)
            if var opened = result.opened {
                opened.parameters = try opened.parameters.mapValues { try $0.mapFiles(change) }
                result.opened = opened
            }
            return .finished(result)
        case .needsValue(let parameter, let dialog, let values):
            return .needsValue(
                parameter: parameter, dialog: dialog, parameters: try values?.mapValues { try $0.mapFiles(change) })
        case .needsDisambiguation(let parameter, let options, let dialog, let values):
            return .needsDisambiguation(
                parameter: parameter, options: options, dialog: dialog,
                parameters: try values?.mapValues { try $0.mapFiles(change) })
        case .restart(let values): return .restart(parameters: try values.mapValues { try $0.mapFiles(change) })
        case .needsForeground, .failed, .cancelled: return self
        }
    }
}
