import IntentsModel

extension Extractor {
    /// The `@Parameter`s of an intent, in the order of the source.
    mutating func parameters(of record: TypeRecord) -> [ParameterDescription] {
        record.properties.filter { $0.isParameterStorage }.compactMap { parameter($0, of: record) }
    }

    private mutating func parameter(_ property: PropertyRecord, of record: TypeRecord) -> ParameterDescription? {
        let name = String(property.label.dropFirst())
        let location = place(of: property, in: record)
        guard let type = property.type.arguments.first, let value = types.valueType(of: type) else { return nil }
        let call = property.value.call
        let subject = "\(record.name.nameInModule).\(name)"
        var parameter = ParameterDescription(
            name: name,
            title: text(call?["title"], role: .text, subject: "the title of \(subject)", at: location)
                ?? LocalizedText(swiftName: name),
            description: text(
                call?["description"], role: .text, subject: "the description of \(subject)", at: location),
            valueType: value.type, isOptional: value.isOptional, options: options(of: call, type: value.type),
            location: location)
        parameter.requestValueDialog = text(
            call?["requestValueDialog"], role: .dialog, subject: "requestValueDialog of \(subject)", at: location)
        parameter.requestDisambiguationDialog = text(
            call?["requestDisambiguationDialog"], role: .dialog,
            subject: "requestDisambiguationDialog of \(subject)", at: location)
        parameter.hasResolvers = call?["resolvers"] != nil
        readDefault(of: &parameter, call: call, type: type, subject: subject)
        readConstraints(of: &parameter, call: call, type: type)
        return parameter
    }

    private mutating func readDefault(
        of parameter: inout ParameterDescription, call: ConstantCall?, type: SwiftTypeName, subject: String
    ) {
        guard let stated = call?["default"] ?? call?["defaultValue"], !stated.isNil else { return }
        parameter.defaultValue =
            measuredDefault(stated, call, parameter.valueType)
            ?? ValueReader(types: types).value(stated, type: type.wrapped ?? type)
        guard parameter.defaultValue == nil else { return }
        parameter.hasRuntimeDefault = true
        if case .primitive(let primitive) = parameter.valueType, [.string, .bool, .int, .double].contains(primitive) {
            note(.defaultValue, subject, at: parameter.location ?? SourceLocation(file: "", line: 1))
        } else if case .linkEnumeration = parameter.valueType {
            note(.defaultValue, subject, at: parameter.location ?? SourceLocation(file: "", line: 1))
        }
    }

    /// The number and unit of a measured parameter.
    private func measuredDefault(_ value: ConstantValue, _ call: ConstantCall?, _ type: ValueType) -> IntentValue? {
        guard case .measurement(let dimension) = type,
            let number = value.text.flatMap({ Double($0.filter { $0 != "_" }) }),
            let unit = dimension.unit(named: (call?["unit"] ?? call?["defaultUnit"])?.caseName) ?? dimension.baseUnit
        else { return nil }
        return .structured(StructuredValue(measuring: number, in: unit))
    }

    private func readConstraints(of parameter: inout ParameterDescription, call: ConstantCall?, type: SwiftTypeName) {
        parameter.inputConnectionBehavior = Self.connection(call?["inputConnectionBehavior"])
        parameter.range = Self.range(call?["inclusiveRange"])
        parameter.size = CollectionSize(call?["size"])
        parameter.controlStyle = call?["controlStyle"]?.caseName
        parameter.dateKind = call?["kind"]?.caseName
        var limits = ValueLimits(call, type: parameter.valueType)
        if (type.wrapped ?? type).name == TypeTable.entityCollection { limits.takesIdentifiers = true }
        parameter.limits = limits.orNone
        parameter.isMultiline = call?["inputOptions"]?.call?["multiline"]?.bool ?? false
        if let names = call?["displayName"]?.call, let yes = names["true"].flatMap(Self.text),
            let no = names["false"].flatMap(Self.text)
        {
            parameter.boolDisplay = BoolDisplay(true: yes, false: no)
        }
        if let supported = call?["supportedValues"], supported != .runtime,
            case .linkEnumeration = parameter.valueType.element
        {
            let member = SwiftTypeName("Swift.Array<\((type.wrapped ?? type).elementOrSelf.name)>")
            parameter.supportedValues = ValueReader(types: types).list(supported, type: member)?.compactMap { value in
                if case .enumCase(let value) = value { return value.rawValue }
                return nil
            }
        }
    }

    private func options(of call: ConstantCall?, type: ValueType) -> OptionsSource {
        for argument in call?.arguments ?? [] where !argument.value.isNil {
            // The provider of a parameter that declares none is a default argument.
            if argument.type.hasPrefix("AppIntents._NoOptions") { continue }
            if argument.label == "query" { return .query(SwiftTypeName(argument.type).name) }
            if argument.label == "optionsProvider" { return .provider(SwiftTypeName(argument.type).name) }
        }
        if case .entity = type.element { return .defaultQuery }
        return .none
    }

    private static func connection(_ value: ConstantValue?) -> InputConnection {
        switch value?.caseName {
        case "never": .never
        case "connectToPreviousIntentResult": .connectToPreviousIntentResult
        default: .default
        }
    }

    private static func range(_ value: ConstantValue?) -> NumberRange? {
        guard case .tuple(let bounds)? = value?.unwrapped, bounds.count == 2,
            let lower = bounds[0].text.flatMap({ Double($0.filter { $0 != "_" }) }),
            let upper = bounds[1].text.flatMap({ Double($0.filter { $0 != "_" }) })
        else { return nil }
        return NumberRange(lowerBound: lower, upperBound: upper)
    }
}

extension PropertyRecord {
    /// The storage that `@Parameter var name` declares.
    var isParameterStorage: Bool {
        label.hasPrefix("_") && !isStatic && type.name == "AppIntents.IntentParameter"
    }
}

extension SwiftTypeName {
    /// The element of an array or set, otherwise the type itself.
    var elementOrSelf: SwiftTypeName {
        ["Swift.Array", "Swift.Set"].contains(name) ? arguments.first ?? self : self
    }
}
