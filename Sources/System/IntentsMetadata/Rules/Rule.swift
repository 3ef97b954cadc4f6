import IntentsModel

/// One rule about declarations: looks at everything that was read and reports what it finds.
protocol Rule: SendableMetatype {
    static func check(_ context: RuleContext) -> [Diagnostic]
}

/// What rules look at.
struct RuleContext {
    var extraction: Extraction
    /// Linked modules whose declarations do not belong to the bundle.
    var left: [ModuleRecords]
    var sources: SourceText
    var program: ProgramFacts

    func place(of record: TypeRecord) -> SourceLocation { sources.place(of: record) }

    func place(of property: PropertyRecord, in record: TypeRecord) -> SourceLocation {
        sources.place(of: property, in: record)
    }
}

/// All rules, run together so that one build reports everything.
enum RuleSet {
    static let all: [any Rule.Type] = [
        TextLiteralRule.self, TypeDisplayRule.self, CaseDisplaysRule.self, ConstantRule.self, DefaultValueRule.self,
        DialogRule.self, SummaryRule.self, MissingMemberRule.self, QueryPropertiesRule.self, GenericTypeRule.self,
        UnknownTypeRule.self, DuplicateIdentifierRule.self, ProvidersRule.self, ShortcutCountRule.self,
        ShortcutListRule.self, PhraseApplicationNameRule.self, PhraseParameterRule.self, PhraseOverlapRule.self,
        ReservedVerbRule.self, UnshownParameterRule.self, UnreachableBranchRule.self, CollectionSizeRule.self,
        ValueRangeRule.self,
        TargetParameterRule.self, ModesRule.self, LeftModuleRule.self,
    ]

    static func check(_ context: RuleContext) -> [Diagnostic] {
        all.flatMap { $0.check(context) }.sorted(by: Diagnostic.precedes)
    }
}
