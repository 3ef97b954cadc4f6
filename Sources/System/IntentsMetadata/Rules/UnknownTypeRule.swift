import IntentsModel

/// `type-not-included`, `type-unsupported`: every type that a declaration names must be in the metadata too.
enum UnknownTypeRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        let actions = context.extraction.actions.flatMap { action in
            unknown(action.record.properties.filter(\.isParameterStorage), of: action.record, context)
        }
        let entities = context.extraction.entities.flatMap { entity in
            unknown(entity.record.exportedProperties, of: entity.record, context)
        }
        return actions + entities
    }

    private static func unknown(
        _ properties: [PropertyRecord], of record: TypeRecord, _ context: RuleContext
    ) -> [Diagnostic] {
        properties.compactMap { property in
            guard let type = property.type.arguments.first, context.extraction.types.valueType(of: type) == nil else {
                return nil
            }
            let subject = "\(record.name.nameInModule).\(property.label.dropFirst())"
            return diagnostic(subject, element(of: type), at: context.place(of: property, in: record), context)
        }
    }

    private static func diagnostic(
        _ subject: String, _ type: SwiftTypeName, at location: SourceLocation, _ context: RuleContext
    ) -> Diagnostic {
        if context.left.contains(where: { $0.name == type.module }) {
            return Diagnostic(
                .error, "type-not-included",
                "\(subject) has the type \(type.name), whose module is not part of \(context.program.phrase): add the"
                    + " AppIntentsPackage of \(type.module) to includedPackages",
                at: location)
        }
        return Diagnostic(
            .error, "type-unsupported",
            "\(subject) has the type \(type.name), which values cannot have: use a text, number, date, URL, file,"
                + " measurement or another value type of App Intents, an AppEnum or an AppEntity",
            at: location)
    }

    private static func element(of type: SwiftTypeName) -> SwiftTypeName {
        let inner = (type.wrapped ?? type).elementOrSelf
        return inner == type ? type : element(of: inner)
    }
}
