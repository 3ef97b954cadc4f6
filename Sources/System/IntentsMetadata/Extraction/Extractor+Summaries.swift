import IntentsModel

extension Extractor {
    /// `parameterSummary`, when the intent declares one.
    mutating func summary(of record: TypeRecord) -> SummaryDescription? {
        guard let property = record.staticProperty("parameterSummary") else { return nil }
        let reader = SummaryReader(values: ValueReader(types: types))
        if let summary = reader.summary(property.value) { return summary }
        note(.summary, record.name.nameInModule, at: place(of: property, in: record))
        return nil
    }
}

/// Reads the summary DSL; nothing when any part of it is not a literal.
struct SummaryReader {
    let values: ValueReader

    func summary(_ value: ConstantValue) -> SummaryDescription? {
        if case .builder = value {
            let expressions = value.expressions
            return expressions.count == 1 && value.statements.count == 1 ? summary(expressions[0]) : nil
        }
        guard let call = value.call else { return nil }
        let type = SwiftTypeName(call.type).name
        if type.hasSuffix("WhenCondition") { return when(call) }
        if type.hasSuffix("SwitchCondition") { return select(call) }
        return type.hasSuffix("Summary") ? sentence(call).map { .sentence($0) } : nil
    }

    private func sentence(_ call: ConstantCall) -> SummarySentence? {
        var format = LocalizedText("", table: call["table"]?.text)
        var parameters: [String] = []
        var others: [String] = []
        for argument in call.arguments where argument.label.isEmpty {
            if argument.value.isBlock {
                let names = argument.value.expressions.map(\.keyPathName)
                guard !names.contains(nil) else { return nil }
                others = names.compactMap { $0 }
            } else {
                guard let template = PhraseTemplate(argument.value) else { return nil }
                format.key = template.format
                parameters = template.parameters
            }
        }
        return SummarySentence(format: format, parameters: parameters, otherParameters: others)
    }

    /// `When(\.$a, .equalTo, value) { … } otherwise: { … }`.
    private func when(_ call: ConstantCall) -> SummaryDescription? {
        let family = call["widgetFamily"]
        let subject = family == nil ? call.arguments.first?.value.keyPathName : SummaryCondition.widgetFamily
        let operators = family.map { [$0] } ?? call.arguments.dropFirst().prefix(1).map(\.value)
        guard let parameter = subject, let comparison = operators.first?.caseName else { return nil }
        let blocks = call.arguments.filter { $0.value.isBlock }
        let operands = call.arguments.dropFirst(family == nil ? 2 : 1).filter { !$0.value.isBlock }
        guard blocks.count == 2, let then = summary(blocks[0].value), let otherwise = summary(blocks[1].value) else {
            return nil
        }
        var compared: [IntentValue] = []
        for operand in operands {
            guard let read = read(operand) else { return nil }
            compared += read
        }
        let condition = SummaryCondition(parameter: parameter, comparison: comparison, values: compared)
        return .when(condition, then: then, otherwise: otherwise)
    }

    /// The value or values of an operand: families of widgets and cases of unions by their names.
    private func read(_ operand: ConstantArgument) -> [IntentValue]? {
        let type = SwiftTypeName(operand.type)
        guard isNamed(type.wrapped ?? type) else { return values.list(operand.value, type: type) }
        let names = (operand.value.elements ?? [operand.value]).map(\.caseName)
        return names.contains(nil) ? nil : names.compactMap { $0 }.map { .string($0) }
    }

    private func isNamed(_ type: SwiftTypeName) -> Bool {
        if type.name == "Swift.Array", let element = type.arguments.first { return isNamed(element) }
        if type.name == "AppIntents.IntentWidgetFamily" { return true }
        // The macro writes the cases' names into the union, as a type of its own.
        guard type.name.hasSuffix(".Cases") else { return false }
        return values.types[String(type.name.dropLast(".Cases".count))]?.conforms(to: "AppUnionValue") == true
    }

    /// `Switch(\.$a) { Case(value) { … }; DefaultCase { … } }`, also of `.widgetFamily`.
    private func select(_ call: ConstantCall) -> SummaryDescription? {
        let subject = call.arguments.first?.value
        let family = subject?.caseName == "widgetFamily" ? SummaryCondition.widgetFamily : nil
        guard let parameter = subject?.keyPathName ?? family, let block = call.arguments.last?.value else { return nil }
        var cases: [SummaryCase] = []
        var otherwise: SummaryDescription?
        for expression in block.expressions {
            guard let branch = expression.call, let content = branch.arguments.last?.value,
                let shown = summary(content)
            else { return nil }
            if branch.arguments.count == 1 {
                otherwise = shown
            } else {
                guard let matched = read(branch.arguments[0]) else { return nil }
                cases.append(SummaryCase(values: matched, summary: shown))
            }
        }
        return .select(parameter: parameter, cases: cases, otherwise: otherwise)
    }
}
