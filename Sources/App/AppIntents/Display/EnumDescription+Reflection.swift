import IntentsModel

extension EnumDescription {
    /// The enum type as metadata states it, read from the type itself.
    package init<Enumeration: AppEnum>(reflecting type: Enumeration.Type) {
        self.init(
            identifier: type.persistentIdentifier, fullyQualifiedTypeName: String(reflecting: type),
            mangledTypeName: _mangledTypeName(type) ?? "", display: type.typeDisplayRepresentation.described,
            cases: type.allCases.map { value in
                let name = "\(value)"
                return EnumCaseDescription(
                    rawValue: "\(value.rawValue)", name: name,
                    display: type.caseDisplayRepresentations[value]?.described
                        ?? DisplayDescription(title: LocalizedText(swiftName: name)))
            }, schema: (type as? any AssistantSchemaEnum.Type)?.__assistantSchemaEnum.reference)
    }
}
