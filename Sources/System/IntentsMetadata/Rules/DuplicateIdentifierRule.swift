import IntentsModel

/// `duplicate-identifier`: requests and metadata know a declaration by its identifier alone.
enum DuplicateIdentifierRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        let extraction = context.extraction
        return duplicates("actions", extraction.actions.map { ($0.description.identifier, $0.record) }, context)
            + duplicates("entities", extraction.entities.map { ($0.description.identifier, $0.record) }, context)
            + duplicates("enums", extraction.enums.map { ($0.description.identifier, $0.record) }, context)
    }

    private static func duplicates(
        _ kind: String, _ declarations: [(identifier: String, record: TypeRecord)], _ context: RuleContext
    ) -> [Diagnostic] {
        Dictionary(grouping: declarations, by: \.identifier).flatMap { identifier, group in
            let records = group.map(\.record)
            return records.dropFirst().map { record in
                diagnostic(kind, identifier, records[0], record, context)
            }
        }
    }

    private static func diagnostic(
        _ kind: String, _ identifier: String, _ first: TypeRecord, _ second: TypeRecord, _ context: RuleContext
    ) -> Diagnostic {
        let place = context.place(of: first)
        return Diagnostic(
            .error, "duplicate-identifier",
            "two \(kind) have the identifier \"\(identifier)\", \(second.typeName) here and \(first.typeName) at"
                + " \(place.file):\(place.line): give one of them its own persistentIdentifier",
            at: context.place(of: second))
    }
}
