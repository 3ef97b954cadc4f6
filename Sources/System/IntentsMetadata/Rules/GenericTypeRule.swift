/// `generic-type`, `local-type`: a type that stands for many, or that no other code can name, cannot be found by name.
enum GenericTypeRule: Rule {
    private static let kinds = [
        "AppIntent": "an action", "AppEntity": "an entity", "AppEnum": "an app enum", "EntityQuery": "a query",
        "AppShortcutsProvider": "a shortcuts provider",
    ]

    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.types.types.compactMap { record in
            let kind = kinds.sorted { $0.key < $1.key }.first { record.conforms(to: $0.key) }?.value
            guard let kind else { return nil }
            if record.isGeneric { return generic(record, kind: kind, context) }
            return record.isLocal ? local(record, kind: kind, context) : nil
        }
    }

    private static func generic(_ record: TypeRecord, kind: String, _ context: RuleContext) -> Diagnostic {
        Diagnostic(
            .error, "generic-type",
            "\(record.name.nameInModule) is generic and cannot be \(kind): declare a type for each use",
            at: context.place(of: record))
    }

    private static func local(_ record: TypeRecord, kind: String, _ context: RuleContext) -> Diagnostic {
        Diagnostic(
            .error, "local-type",
            "\(record.name.nameInModule) is declared in a function and cannot be \(kind): move it out of the function",
            at: context.place(of: record))
    }
}

extension TypeRecord {
    /// Whether it is declared in a function: its mangled name has a local discriminator.
    var isLocal: Bool {
        mangledTypeName.contains("L_V") || mangledTypeName.contains("L_O") || mangledTypeName.contains("L_C")
    }
}
