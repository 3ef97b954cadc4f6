import Testing

@Suite("The property macros")
struct PropertyMacroTests {
    @Test("a computed property gets its projection and its record")
    func computed() {
        let expansion = Expansion(
            """
            struct Flower {
                @ComputedProperty(title: "Name", indexingKey: \\.displayName) public var name: String { model.name }
            }
            """)
        #expect(expansion.problems.isEmpty)
        #expect(
            expansion.source == """
                struct Flower {
                    public var name: String {
                        model.name
                    }

                    public var $name: AppIntents.EntityProperty<String> {
                        AppIntents.EntityProperty<String>(identifier: "name", title: "Name", indexingKey: \\.displayName, getter: \\Flower.name, fileID: "Garden/Flower.swift", line: 2)
                    }

                    nonisolated enum _name: AppIntents._EntityPropertyRecord {
                        static var property: any AppIntents._DeclaredProperty {
                            AppIntents.EntityProperty<String>(identifier: "name", title: "Name", indexingKey: \\.displayName, getter: \\Flower.name, fileID: "Garden/Flower.swift", line: 2)
                        }
                    }
                }
                """)
    }

    @Test("a settable property in an extension is named by the extended type")
    func settable() {
        let expansion = Expansion(
            """
            extension Garden.Flower {
                @available(iOS 26, *) @ComputedProperty var size: Int { get { 1 } set {} }
            }
            """)
        #expect(expansion.problems.isEmpty)
        #expect(expansion.source.contains("@available(iOS 26, *) var $size: AppIntents.EntityProperty<Int> {"))
        #expect(
            expansion.source.contains(
                "@available(iOS 26, *) nonisolated enum _size: AppIntents._EntityPropertyRecord {"))
        #expect(expansion.source.contains("(identifier: \"size\", getSetter: \\Garden.Flower.size, "))
    }

    @Test("a deferred property gets a closure that waits")
    func deferred() {
        let expansion = Expansion(
            """
            struct Flower {
                @DeferredProperty(title: "Scent") private var scent: String { get async throws { "" } }
                @DeferredProperty var seen: Int { get async { 1 } }
            }
            """)
        #expect(expansion.problems.isEmpty)
        #expect(expansion.source.contains("private var $scent: AppIntents.EntityProperty<String> {"))
        // The formatter breaks the closure into lines.
        let words = expansion.words
        #expect(words.contains("asyncGetter: { (entity: Flower) in try await entity.scent }, "))
        #expect(words.contains("asyncGetter: { (entity: Flower) in await entity.seen }, "))
    }

    @Test(
        "a declaration that cannot be expanded says what to write",
        arguments: [
            (
                "struct E { @ComputedProperty func name() -> String { \"\" } }",
                "@ComputedProperty belongs to one property: 'var name: String { … }'."
            ),
            (
                "struct E { @ComputedProperty var name: String }",
                "@ComputedProperty needs a getter: write 'var name: String { … }', or use @Property for a stored value."
            ),
            (
                "struct E { @ComputedProperty var name: String = \"\" { didSet {} } }",
                "@ComputedProperty needs a getter: write 'var name: String { … }', or use @Property for a stored value."
            ),
            (
                "struct E { @DeferredProperty var name = 1 }",
                "@DeferredProperty needs the type of 'name': write 'var name: <type> { … }'."
            ),
            (
                "struct E { @ComputedProperty static var name: String { \"\" } }",
                "@ComputedProperty needs a property of each entity: remove 'static' from 'name'."
            ),
            (
                "struct E { @ComputedProperty var name: String { get async { \"\" } } }",
                "The getter of 'name' waits or throws: use @DeferredProperty, whose getter may do both."
            ),
            (
                "struct E { @ComputedProperty @MainActor var name: String { \"\" } }",
                "@ComputedProperty reads 'name' from any task: remove '@MainActor', or use @DeferredProperty with "
                    + "'get async throws'."
            ),
            (
                "struct E { @DeferredProperty var name: String { \"\" } }",
                "@DeferredProperty needs a getter that waits: write 'var name: String { get async throws { … } }', or "
                    + "use @ComputedProperty."
            ),
            (
                "@ComputedProperty var name: String { \"\" }",
                "@ComputedProperty belongs inside an entity; 'name' stands outside of any type."
            ),
        ])
    func problems(source: String, message: String) {
        #expect(Expansion(source).problems == [message])
    }
}
