import IntentsLink
import IntentsModel

/// `intents run ACTION --help`: the command as this one action has it.
enum ActionHelp {
    static func text(_ action: ActionDescription, _ reply: ShowReply, width: Int?) -> String {
        HelpText(width: width).full(specification(action, reply))
    }

    private static func specification(_ action: ActionDescription, _ reply: ShowReply) -> CommandSpecification {
        let run = RunCommand.specification
        let named = action.parameters.filter { run.option(ParameterName.kebabCase($0.name)) == nil }
        var help = CommandSpecification(
            name: "run \(action.identifier)", summary: "\(action.title.sourceText), an action of \(reply.app.name).",
            options: named.map { option($0, reply.metadata) } + run.options)
        help.discussion = [action.description?.descriptionText.sourceText].compactMap { $0 } + hidden(action, reply)
        help.exitStatuses = run.exitStatuses
        return help
    }

    private static func option(_ parameter: ParameterDescription, _ metadata: AppMetadata) -> OptionSpecification {
        var option = OptionSpecification(
            ParameterName.kebabCase(parameter.name), value: parameter.valueType.element.displayName.asPlaceholder,
            repeats: parameter.valueType.isArray, help: sentence(parameter, metadata))
        option.isRequired = parameter.isNeeded
        return option
    }

    private static func sentence(_ parameter: ParameterDescription, _ metadata: AppMetadata) -> String {
        let facts = ParameterFacts(parameter, in: metadata).lines
        let name = parameter.description?.sourceText.trimmingFullStop ?? parameter.title.sourceText
        return ([name] + facts).joined(separator: "; ") + "."
    }

    /// Parameters that have the names of options stand beside them.
    private static func hidden(_ action: ActionDescription, _ reply: ShowReply) -> [String] {
        action.parameters.filter { RunCommand.specification.option(ParameterName.kebabCase($0.name)) != nil }.map {
            "\(ParameterName.usage($0.name, value: "VALUE")): \(sentence($0, reply.metadata))"
        }
    }
}

extension String {
    /// The name of a type as the placeholder of its value: `Measurement of length` is one word.
    fileprivate var asPlaceholder: String { contains(" ") ? "VALUE" : self }

    fileprivate var trimmingFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
