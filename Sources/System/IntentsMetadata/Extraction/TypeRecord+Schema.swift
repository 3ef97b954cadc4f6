import IntentsModel

extension TypeRecord {
    /// The assistant schema that a macro wrote into the type.
    var schema: SchemaReference? {
        ["__assistantSchemaIntent", "__assistantSchemaEntity", "__assistantSchemaEnum"].lazy
            .compactMap { staticProperty($0)?.value.call?[""]?.text }.compactMap { SchemaReference($0) }.first
    }
}
