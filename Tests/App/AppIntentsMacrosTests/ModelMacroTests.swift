import Testing

struct ModelMacroTests {
    @Test("@Model adds an identity, watches stored variables and conforms the class")
    func expansion() {
        let words = Expansion(
            "@Model final class Plant { var name: String; let id: Int; var tall: Bool { true } }",
            missing: ["Model": ["Observable", "PersistentModel"]]
        ).words
        #expect(words.contains("persistentIdentity = ModelIdentity()"))
        #expect(words.contains("@ObservationTracked var name: String"))
        #expect(!words.contains("@ObservationTracked let id"))
        #expect(!words.contains("@ObservationTracked var tall"))
        #expect(words.contains("extension Plant: nonisolated Observable { }"))
        #expect(words.contains("extension Plant: PersistentModel { }"))
    }

    @Test("@Model and @ModelActor say where they belong")
    func problems() {
        #expect(
            Expansion("@Model struct Plant {}").problems == [
                "@Model belongs to a class: its objects are told apart by identity. Write 'final class'."
            ])
        #expect(
            Expansion("@ModelActor final class Nursery {}").problems == [
                "@ModelActor belongs to an actor: the context is used by one task at a time."
            ])
    }

    @Test("@ModelActor makes the context's holder and the initialiser")
    func actors() {
        let words = Expansion("@ModelActor public actor Nursery {}").words
        #expect(words.contains("public nonisolated let modelExecutor: any ModelExecutor"))
        #expect(words.contains("public init(modelContainer: ModelContainer)"))
    }
}
