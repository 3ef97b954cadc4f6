import IntentsModel

extension Extractor {
    mutating func action(_ record: TypeRecord) -> ActionDescription {
        let opensApp = openAppWhenRun(of: record)
        let policy = record.staticProperty("authenticationPolicy")
        return ActionDescription(
            identifier: types.identifier(of: record), fullyQualifiedTypeName: record.typeName,
            mangledTypeName: record.mangledTypeName, title: title(of: record),
            description: description(of: record),
            isDiscoverable: isDiscoverable(record),
            openAppWhenRun: opensApp, supportedModes: modes(of: record, opensApp: opensApp),
            executionTargets: executionTargets(of: record),
            authenticationPolicy: constant(
                "authenticationPolicy", of: record, default: .alwaysAllowed, spelling: ".alwaysAllowed",
                read: Self.policy),
            isAuthenticationPolicyExplicit: policy != nil, output: output(of: record),
            parameters: parameters(of: record), summary: summary(of: record),
            systemProtocols: SystemProtocolNames.intent(record), availability: record.availability,
            location: place(of: record), schema: record.schema, deprecation: deprecation(of: record))
    }

    /// An intent that follows a schema is called like the schema unless it says otherwise.
    private mutating func title(of record: TypeRecord) -> LocalizedText {
        if record.staticProperty("title") == nil, let schema = record.schema { return schema.title }
        return requiredText("title", of: record)
    }

    /// What is meant for assistants alone is in no list of actions.
    private mutating func isDiscoverable(_ record: TypeRecord) -> Bool {
        let isListed = constant(
            "isDiscoverable", of: record, default: true, spelling: "true", read: { $0.bool })
        let isForAssistants = constant(
            "isAssistantOnly", of: record, default: false, spelling: "false", read: { $0.bool })
        return isListed && !isForAssistants
    }

    /// `IntentDescription`, `LocalizedStringResource` and plain text all count, although only the first is a witness.
    private mutating func description(of record: TypeRecord) -> ActionText? {
        guard let property = record.staticProperty("description"), !property.value.isNil else { return nil }
        let location = place(of: property, in: record)
        let name = record.name.nameInModule
        guard
            let text = text(property.value, role: .text, subject: "the description of \(name)", at: location)
        else { return nil }
        guard let call = property.value.call, SwiftTypeName(call.type).name == "AppIntents.IntentDescription" else {
            return ActionText(descriptionText: text)
        }
        return ActionText(
            descriptionText: text,
            categoryName: self.text(
                call["categoryName"], role: .text, subject: "the category of \(name)", at: location),
            searchKeywords: texts(
                call["searchKeywords"], role: .text, subject: "a search keyword of \(name)", at: location),
            resultValueName: self.text(
                call["resultValueName"], role: .text, subject: "the result's name of \(name)", at: location))
    }

    /// What a `DeprecatedAppIntent` tells people, as far as the source states it.
    private mutating func deprecation(of record: TypeRecord) -> DeprecationDescription? {
        guard record.conforms(to: "DeprecatedAppIntent") else { return nil }
        var deprecation = DeprecationDescription()
        if let replacement = record.alias("ReplacementIntent").flatMap({ types[SwiftTypeName($0.type).name] }) {
            deprecation.replacedBy = types.identifier(of: replacement)
        }
        if let property = record.staticProperty("deprecation"), let call = property.value.call {
            deprecation.message = text(
                call["message"], role: .text, subject: "the deprecation message of \(record.name.nameInModule)",
                at: place(of: property, in: record))
        }
        return deprecation
    }

    private mutating func openAppWhenRun(of record: TypeRecord) -> Bool {
        constant(
            "openAppWhenRun", of: record, default: SystemProtocolNames.meansForeground(record), spelling: "false",
            read: { $0.bool })
    }

    /// `supportedModes` wins over `openAppWhenRun`, which means the foreground at once.
    private mutating func modes(of record: TypeRecord, opensApp: Bool) -> ModeSet {
        let usual: ModeSet = opensApp ? .foreground : .background
        return constant(
            "supportedModes", of: record, default: usual, spelling: opensApp ? ".foreground" : ".background",
            read: Self.modes)
    }

    static func modes(_ value: ConstantValue) -> ModeSet? {
        switch value.unwrapped {
        case .array(let elements):
            let sets = elements.map(modes)
            return sets.contains(nil) ? nil : sets.compactMap { $0 }.reduce(into: ModeSet()) { $0.formUnion($1) }
        case .member(_, "background"), .enumCase("background", _): return .background
        case .member(_, "foreground"): return .foreground
        case .staticCall(let call, "foreground"), .call(let call): return foreground(call)
        case .enumCase("foreground", let arguments):
            return foreground(ConstantCall(type: "", arguments: arguments))
        default: return nil
        }
    }

    private static func foreground(_ call: ConstantCall) -> ModeSet? {
        switch call.arguments.first?.value.caseName {
        case "immediate": .foreground
        case "dynamic": .foregroundDynamic
        case "deferred": .foregroundDeferred
        default: nil
        }
    }

    /// Where intents and queries may run, for the choice of a process.
    mutating func executionTargets(of record: TypeRecord) -> ExecutionTargets {
        constant(
            "allowedExecutionTargets", of: record, default: [], spelling: ".default", read: Self.executionTargets)
    }

    private static func executionTargets(_ value: ConstantValue) -> ExecutionTargets? {
        if case .array(let elements) = value.unwrapped {
            let sets = elements.map(executionTargets)
            return sets.contains(nil) ? nil : sets.compactMap { $0 }.reduce(into: []) { $0.formUnion($1) }
        }
        switch value.unwrapped {
        case .member(_, "default"): return []
        case .member(_, "main"): return .main
        case .member(_, "appIntentsExtension"): return .appIntentsExtension
        case .member(_, "widgetKitExtension"): return .widgetKitExtension
        default: return nil
        }
    }

    private static func policy(_ value: ConstantValue) -> AuthenticationPolicy? {
        switch value.caseName {
        case "alwaysAllowed": .alwaysAllowed
        case "requiresAuthentication": .requiresAuthentication
        case "requiresLocalDeviceAuthentication": .requiresLocalDeviceAuthentication
        default: nil
        }
    }

    /// What `perform()` promises, whether it returns an opaque type or names the container.
    private func output(of record: TypeRecord) -> OutputDescription {
        guard let result = record.alias("PerformResult") else { return OutputDescription() }
        let concrete = SwiftTypeName(result.type)
        if concrete.name == "AppIntents.IntentResultContainer", concrete.arguments.count == 4 {
            return output(container: concrete.arguments)
        }
        let promises = Set(result.requirements.compactMap { $0.split(separator: ".").last.map(String.init) })
        var output = OutputDescription(
            providesDialog: promises.contains("ProvidesDialog"),
            showsSnippet: promises.contains("ShowsSnippetView") || promises.contains("ShowsSnippetIntent"),
            opensIntent: promises.contains("OpensIntent"))
        if promises.contains("ReturnsValue"), let value = result.sameTypes["AppIntents.IntentResult.Value"] {
            output.setValue(types.valueType(of: SwiftTypeName(value)))
        }
        return output
    }

    private func output(container arguments: [SwiftTypeName]) -> OutputDescription {
        func isPresent(_ index: Int) -> Bool { arguments[index].name != "Swift.Never" }
        var output = OutputDescription(
            providesDialog: isPresent(3), showsSnippet: isPresent(2), opensIntent: isPresent(1))
        if isPresent(0) { output.setValue(types.valueType(of: arguments[0])) }
        return output
    }
}

extension OutputDescription {
    fileprivate mutating func setValue(_ value: (type: ValueType, isOptional: Bool)?) {
        valueType = value?.type
        isValueOptional = value?.isOptional ?? false
    }
}
