import IntentsModel

extension Extractor {
    /// An app enum; cases without a display show their Swift name, and a rule reports them.
    mutating func enumeration(_ record: TypeRecord) -> EnumDescription {
        let displays = caseDisplays(of: record)
        let display = typeDisplay(of: record).display
        return EnumDescription(
            identifier: types.identifier(of: record), fullyQualifiedTypeName: record.typeName,
            mangledTypeName: record.mangledTypeName, display: display,
            cases: record.cases.map { enumCase in
                EnumCaseDescription(
                    rawValue: enumCase.rawValue ?? enumCase.name, name: enumCase.name,
                    display: displays[enumCase.name] ?? DisplayDescription(title: LocalizedText(enumCase.name)))
            },
            location: place(of: record), schema: record.schema)
    }

    private mutating func caseDisplays(of record: TypeRecord) -> [String: DisplayDescription] {
        let label = "caseDisplayRepresentations"
        guard let property = record.staticProperty(label) else {
            note(.missing, "the \(label) of \(record.name.nameInModule)", at: place(of: record))
            return [:]
        }
        let location = place(of: property, in: record)
        guard case .dictionary(let pairs) = property.value else {
            note(.caseDisplays, record.name.nameInModule, at: location)
            return [:]
        }
        var displays: [String: DisplayDescription] = [:]
        for pair in pairs {
            guard let name = pair.key.caseName else { continue }
            let subject = "\(record.name.nameInModule).\(name)"
            let place = sources.find(".\(name)", after: location) ?? location
            displays[name] = display(pair.value, subject: subject, at: place)
        }
        return displays
    }
}

extension TypeRecord {
    /// The cases that `caseDisplayRepresentations` leaves out, when it is a dictionary literal.
    package var casesWithoutDisplay: [String] {
        guard case .dictionary(let pairs)? = staticProperty("caseDisplayRepresentations")?.value else { return [] }
        let named = Set(pairs.compactMap(\.key.caseName))
        return cases.map(\.name).filter { !named.contains($0) }
    }
}
