import IntentsModel

/// `type-not-included`, `type-unsupported`: every type that a declaration names must be in the metadata too.
enum UnknownTypeRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        let actions = context.extraction.actions.flatMap { wrapped(in: $0.record, wrapper: "IntentParameter", context) }
        let entities = context.extraction.entities.flatMap {
            wrapped(in: $0.record, wrapper: "EntityProperty", context)
        }
        return actions + entities
    }

    private static func wrapped(in record: TypeRecord, wrapper: String, _ context: RuleContext) -> [Diagnostic] {
        record.properties.compactMap { property in
            guard property.label.hasPrefix("_"), property.type.name == "AppIntents.\(wrapper)",
                let type = property.type.arguments.first, context.extraction.types.valueType(of: type) == nil
            else { return nil }
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
                "\(subject) has the type \(type.name), whose module is not part of the app: add the AppIntentsPackage of"
                    + " \(type.module) to includedPackages",
                at: location)
        }
        return Diagnostic(
            .error, "type-unsupported",
            "\(subject) has the type \(type.name), which values cannot have yet: use String, Int, Double, Bool, Date, URL,"
                + " an AppEnum or an AppEntity",
            at: location)
    }

    private static func element(of type: SwiftTypeName) -> SwiftTypeName {
        let inner = (type.wrapped ?? type).elementOrSelf
        return inner == type ? type : element(of: inner)
    }
}
