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
                diagnostic(
                    kind, identifier, (records[0].typeName, context.place(of: records[0])),
                    (record.typeName, context.place(of: record)))
            }
        }
    }

    static func diagnostic(
        _ kind: String, _ identifier: String, _ first: (name: String, place: SourceLocation?),
        _ second: (name: String, place: SourceLocation?)
    ) -> Diagnostic {
        let place = first.place.map { " at \($0.file):\($0.line)" } ?? ""
        return Diagnostic(
            .error, "duplicate-identifier",
            "two \(kind) have the identifier “\(identifier)”, \(second.name) here and \(first.name)\(place): give one of"
                + " them its own persistentIdentifier",
            at: second.place)
    }
}
