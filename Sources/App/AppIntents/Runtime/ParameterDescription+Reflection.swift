import IntentsModel
import PlatformFoundation

extension ParameterDescription {
    /// Describes a parameter of this process by what its declaration states.
    package init(reflecting named: NamedParameter) {
        let facts = named.parameter._facts
        self.init(
            name: named.name, title: LocalizedText(facts.titleOrName),
            description: facts.description.map { LocalizedText($0) }, valueType: facts.valueType ?? .primitive(.string),
            isOptional: facts.isOptional, defaultValue: named.parameter.defaultIntentValue,
            requestValueDialog: facts.requestValueDialog.map { LocalizedText($0.full) },
            requestDisambiguationDialog: facts.requestDisambiguationDialog.map { LocalizedText($0.full) },
            inputConnectionBehavior: facts.inputConnectionBehavior.model, range: facts.range, size: facts.size,
            controlStyle: facts.controlStyle, dateKind: facts.dateKind,
            boolDisplay: facts.displayName.map {
                BoolDisplay(true: LocalizedText($0.trueName), false: LocalizedText($0.falseName))
            },
            isMultiline: facts.inputOptions?.multiline ?? false, supportedValues: facts.supportedRawValues,
            limits: facts.limits,
            options: OptionsSource(named.parameter.choices, of: facts.valueType),
            location: SourceLocation(file: facts.place.file, line: facts.place.line))
        hasResolvers = named.parameter.hasResolvers
    }
}

extension OptionsSource {
    fileprivate init(_ choices: ParameterChoices, of type: IntentsModel.ValueType?) {
        switch choices {
        case .type:
            if case .entity = type?.element { self = .defaultQuery } else { self = .none }
        case .query(let query):
            self = .query(queryIdentifier(Swift.type(of: query)))
        case .provider(let provider as any EntityQuery):
            self = .query(queryIdentifier(Swift.type(of: provider)))
        case .provider(let provider):
            self = .provider(String(reflecting: Swift.type(of: provider)))
        }
    }
}

/// The identifier of a query: qualified by module and nesting, so that two nested `Query` types never clash.
package func queryIdentifier(_ type: any EntityQuery.Type) -> String { String(reflecting: type) }
