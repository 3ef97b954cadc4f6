import Foundation
import IntentsModel
import IntentsResolution
import PlatformFoundation

extension IntentService {
    package func options(_ request: OptionsRequest) async throws -> OptionsReply {
        let intent = try registry.intent(request.action).init()
        let locale = Locale(identifier: request.locale)
        let parameters = NamedParameter.all(of: intent)
        guard let parameter = parameters.first(where: { $0.name == request.parameter })?.parameter else {
            throw RunError(
                .typeNotInProcess, "\(type(of: intent)) has no parameter “\(request.parameter)”.",
                parameter: request.parameter)
        }
        let presented = request.isForShortcut == true ? registry.presentation(of: request) : nil
        return try await LocalizationScope.$locale.withValue(locale) {
            try await choosing(for: intent, with: request.values) {
                if let value = request.resolving {
                    return OptionsReply(resolution: try await resolution(of: value, by: parameter, in: locale))
                }
                if let presented { return try await choices(of: presented, in: locale) }
                return try await choices(
                    of: parameter, named: request.parameter, onlyDefault: request.onlyDefault == true, in: locale)
            }
        }
    }

    /// Runs an app's query or provider, which may read the values that are known so far of the intent it is asked for.
    func choosing<Reply>(
        for intent: any AppIntent, with values: [String: IntentsModel.IntentValue], _ body: () async throws -> Reply
    ) async throws -> Reply {
        for named in NamedParameter.all(of: intent) {
            if let value = values[named.name] { try await named.parameter.assign(value) }
        }
        return try await ChoosingIntent.$current.withValue(intent, operation: body)
    }

    private func choices(
        of parameter: any ErasedParameter, named name: String, onlyDefault: Bool, in locale: Locale
    ) async throws -> OptionsReply {
        guard let provider = parameter.provider else { return OptionsReply(options: []) }
        return try await asking(provider, for: name, in: locale) {
            try await onlyDefault ? provider.standard(in: locale) : provider.reply(in: locale)
        }
    }

    private func resolution(
        of value: IntentsModel.IntentValue, by parameter: any ErasedParameter, in locale: Locale
    ) async throws -> ResolverAnswer {
        do {
            return try await parameter.resolved(value).map { ResolverAnswer.value($0) } ?? .nothing
        } catch is AppIntentError {
            // It needs a value or a choice: the run asks for it.
            return .asks
        } catch let error as RunError where error.code == .unavailable {
            return .asks
        } catch let error as RunError where error.code == .invalidValue {
            return .refused(error.message)
        } catch let error as RunError {
            throw error
        } catch {
            throw RunError(thrown: error, locale: locale)
        }
    }

    /// The values of each group, under the group's title.
    private func choices(
        of presentation: ParameterPresentationDescription, in locale: Locale
    ) async throws -> OptionsReply {
        var options: [PromptOption] = []
        for collection in presentation.collections {
            let provider: any DynamicOptionsProvider = collection.dynamicOptionsProvider
            let title = collection.title.string(in: locale)
            options += try await asking(provider, for: presentation.parameter, in: locale) {
                try await provider.reply(in: locale).options.map { option in
                    var option = option
                    option.section = title
                    return option
                }
            }
        }
        return OptionsReply(options: options)
    }

    private func asking<Reply>(
        _ provider: any DynamicOptionsProvider, for name: String, in locale: Locale,
        _ ask: () async throws -> Reply
    ) async throws -> Reply {
        do {
            try await loadDependencies(of: provider)
            return try await ask()
        } catch let error as RunError {
            throw error
        } catch {
            let text = ErrorText(error, locale: locale)
            // Whoever asked knows for what, and says so.
            throw RunError(
                .threw, text.message, parameter: name,
                cause: "\(type(of: provider)) threw \(text.cause ?? String(reflecting: error))")
        }
    }
}

extension IntentRegistry {
    /// How the first shortcut for an action that presents a parameter presents it.
    fileprivate func presentation(of request: OptionsRequest) -> ParameterPresentationDescription? {
        shortcutsProviders.lazy.flatMap { $0.appShortcuts }
            .filter { type(of: $0.intent).persistentIdentifier == request.action }
            .compactMap(\.presentation).first { $0.parameter == request.parameter }
    }
}

extension ErasedParameter {
    /// What offers the parameter's choices, when the type itself does not know them.
    fileprivate var provider: (any DynamicOptionsProvider)? {
        switch choices {
        case .provider(let provider): provider
        case .query(let query): query
        case .type: (valueType as? any AppEntity.Type)?.defaultQuery
        }
    }
}

extension DynamicOptionsProvider {
    fileprivate func reply(in locale: Locale) async throws -> OptionsReply {
        let collection = try await results()
        let options = collection.__sections.flatMap { section in
            section.items.map { $0.option(in: locale, section: section.title?.string(in: locale)) }
        }
        return OptionsReply(
            promptLabel: collection.promptLabel?.string(in: locale), options: options,
            defaultResult: await standard(in: locale).defaultResult)
    }

    /// The default result alone.
    fileprivate func standard(in locale: Locale) async -> OptionsReply {
        let standard = await defaultResult()
        return OptionsReply(options: [], defaultResult: standard?.__intentValue(in: locale, properties: false))
    }
}

extension IntentItem {
    fileprivate func option(in locale: Locale, section: String?) -> PromptOption {
        var option = PromptOption(value, in: locale)
        if let display { option.display = display.value(in: locale) }
        option.section = section
        return option
    }
}
