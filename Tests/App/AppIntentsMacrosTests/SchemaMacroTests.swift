import Testing

@Suite("The schema macros")
struct SchemaMacroTests {
    private static let intent = ["AppIntent": ["AppIntent", "AssistantSchemaIntent", "OpenIntent", "DeleteIntent"]]

    @Test("a bare intent gets parameters, the conformances and its schema")
    func bareIntent() {
        let expansion = Expansion(
            """
            @AppIntent(schema: .photos.openAsset)
            public struct OpenAsset {
                public var target: Asset
            }
            """, missing: Self.intent)
        #expect(expansion.problems.isEmpty)
        #expect(expansion.source.contains("@AppIntents.IntentParameter\n    public var target: Asset"))
        #expect(
            expansion.words.contains(
                """
                extension OpenAsset: nonisolated AppIntents.AppIntent, nonisolated AppIntents.AssistantSchemaIntent, \
                nonisolated AppIntents.OpenIntent { public nonisolated static let __assistantSchemaIntent = \
                AppIntents.AssistantSchema.IntentSchema("photos.openAsset") }
                """))
    }

    @Test("only what a type lacks is added")
    func conformancesByHand() {
        let expansion = Expansion(
            """
            @AppIntent(schema: .photos.deleteAssets)
            struct DeleteAssets: DeleteIntent {
                @Parameter(title: "Photos") var entities: [Asset]
            }
            """, missing: ["AppIntent": ["AssistantSchemaIntent"]])
        #expect(expansion.problems.isEmpty)
        #expect(expansion.words.contains("{ @Parameter(title: \"Photos\") var entities: [Asset] }"))
        #expect(
            expansion.words.contains(
                "extension DeleteAssets: nonisolated AppIntents.AssistantSchemaIntent { nonisolated static let"))
    }

    @Test("a type that states its schema itself gets nothing")
    func schemaByHand() {
        let expansion = Expansion(
            """
            @AppIntent(schema: .photos.deleteAssets)
            struct DeleteAssets: DeleteIntent, AssistantSchemaIntent {
                static let __assistantSchemaIntent = AssistantSchema.IntentSchema("photos.deleteAssets")
                @Parameter var entities: [Asset]
            }
            """, missing: ["AppIntent": []])
        #expect(expansion.problems.isEmpty)
        #expect(
            expansion.words == """
                struct DeleteAssets: DeleteIntent, AssistantSchemaIntent { static let __assistantSchemaIntent = \
                AssistantSchema.IntentSchema("photos.deleteAssets") @Parameter var entities: [Asset] }
                """)
    }

    @Test("an intent's constants, state, computed, static and hidden members stay what they are")
    func leftAlone() {
        let members = """
            static var title: LocalizedStringResource = "Search"
            let limit: Int
            var count: Int = 0
            var isDone: Bool {
                true
            }
            private var cache: [Int]
            lazy var model: Model = Model()
            @Dependency var garden: Garden
            @MainActor var screen: Screen
            var inferred = 1
            """
        let expansion = Expansion(
            "@AppIntent(schema: .browser.findOnPage) struct Find { \(members) }", missing: ["AppIntent": []])
        #expect(!expansion.source.contains("IntentParameter"))
    }

    @Test("what a property may be limited by does not keep it from being one")
    func limitedProperties() {
        let expansion = Expansion(
            """
            @AppEntity(schema: .photos.asset)
            struct Asset {
                var id: String
                @available(iOS 18, *) var name: String?
                private(set) var isHidden: Bool = false
            }
            """, missing: ["AppEntity": ["AppEntity", "AssistantSchemaEntity"]])
        let words = expansion.words
        #expect(words.contains("{ var id: String "))
        #expect(words.contains("@available(iOS 18, *) @AppIntents.EntityProperty var name: String?"))
        #expect(words.contains("@AppIntents.EntityProperty private(set) var isHidden: Bool = false"))
        #expect(words.contains("AppIntents.AssistantSchema.EntitySchema(\"photos.asset\")"))
    }

    @Test("a nested type is extended by its full name")
    func nestedEnum() {
        let expansion = Expansion(
            "enum Photos { @AppEnum(schema: .photos.assetType) enum Kind: String { case photo } }",
            missing: ["AppEnum": ["AppEnum", "AssistantSchemaEnum"]])
        #expect(
            expansion.words.contains(
                "extension Photos.Kind: nonisolated AppIntents.AppEnum, nonisolated AppIntents.AssistantSchemaEnum {"))
    }

    @Test("the present and the older spelling of the whole schema are read alike")
    func schemaInFull() {
        let expansion = Expansion(
            "@AssistantIntent(schema: AssistantSchemas.IntentSchema.mail.sendDraft) struct Send {}",
            missing: ["AssistantIntent": ["AssistantSchemaIntent"]])
        #expect(expansion.source.contains("IntentSchema(\"mail.sendDraft\")"))
    }

    @Test(
        "a declaration that cannot follow a schema says what to write",
        arguments: [
            (
                "@AppIntent(schema: mine) struct A {}",
                "@AppIntent needs a schema that is written out, for example '@AppIntent(schema: .photos.openAsset)'."
            ),
            (
                "@AppEntity(schema: mine) struct A {}",
                "@AppEntity needs a schema that is written out, for example '@AppEntity(schema: .photos.asset)'."
            ),
            (
                "@AppEnum(schema: mine) enum A {}",
                "@AppEnum needs a schema that is written out, for example '@AppEnum(schema: .photos.assetType)'."
            ),
            (
                "@AppEnum(schema: .photos.assetType) struct A {}",
                "@AppEnum(schema:) belongs to an enum; 'A' is a struct."
            ),
            (
                "@AssistantIntent(schema: .mail.sendDraft) enum A {}",
                "@AssistantIntent(schema:) belongs to a struct or class; 'A' is an enum."
            ),
            (
                "@AppIntent(schema: .photos.openAsset) struct Open { var photo: Asset }",
                "The schema '.photos.openAsset' needs 'var target: <entity>'; 'Open' has no 'target'."
            ),
            (
                "@AppIntent(schema: .clock.deleteAlarm) struct Delete { var alarms: [Alarm] }",
                "The schema '.clock.deleteAlarm' needs 'var entities: [<entity>]'; 'Delete' has no 'entities'."
            ),
            (
                "@AppIntent(schema: .system.search) struct Search { var text: String }",
                "The schema '.system.search' needs 'var criteria: StringSearchCriteria'; 'Search' has no 'criteria'."
            ),
            (
                "@AppIntent(schema: .visualIntelligence.semanticContentSearch) struct Search {}",
                "The schema '.visualIntelligence.semanticContentSearch' needs 'var semanticContent: "
                    + "SemanticContentDescriptor'; 'Search' has no 'semanticContent'."
            ),
        ])
    func problems(source: String, message: String) {
        #expect(Expansion(source).problems == [message])
    }
}
