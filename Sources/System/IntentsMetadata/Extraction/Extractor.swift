import IntentsModel

/// Reads constant values into the model; what cannot be read is noted for the rules and left out.
package struct Extractor {
    let types: TypeTable
    let sources: SourceText
    var unreadable: [Unreadable] = []

    init(types: TypeTable, sources: SourceText) {
        self.types = types
        self.sources = sources
    }

    mutating func note(_ role: Unreadable.Role, _ subject: String, at location: SourceLocation) {
        unreadable.append(Unreadable(role: role, subject: subject, location: location))
    }

    func place(of property: PropertyRecord, in record: TypeRecord) -> SourceLocation {
        sources.place(of: property, in: record)
    }

    func place(of record: TypeRecord) -> SourceLocation { sources.place(of: record) }

    /// A required static text: its absence is noted as well as its being no literal.
    mutating func requiredText(_ label: String, of record: TypeRecord) -> LocalizedText {
        let subject = "the \(label) of \(record.name.nameInModule)"
        guard let property = record.staticProperty(label) else {
            note(.missing, subject, at: place(of: record))
            return LocalizedText("")
        }
        return text(property.value, role: .text, subject: subject, at: place(of: property, in: record))
            ?? LocalizedText("")
    }

    /// A static requirement that has a default: the default holds when it is not declared or cannot be read.
    mutating func constant<Value>(
        _ label: String, of record: TypeRecord, default fallback: Value, spelling: String,
        read: (ConstantValue) -> Value?
    ) -> Value {
        guard let property = record.staticProperty(label) else { return fallback }
        if let value = read(property.value) { return value }
        note(
            .constant(fallback: spelling), "\(label) of \(record.name.nameInModule)",
            at: place(of: property, in: record))
        return fallback
    }
}
