import Testing

struct EnvironmentEntryMacroTests {
    @Test("@Entry makes a key with the initial value as default")
    func expansion() {
        let expansion = Expansion("extension EnvironmentValues { @Entry var soil: String = \"Peat\" }")
        #expect(
            expansion.words.contains(
                "nonisolated private struct __Key_soil: EnvironmentKey { static var defaultValue: String { \"Peat\" } }"
            ))
        #expect(expansion.words.contains("get { self[__Key_soil.self] }"))
        #expect(expansion.words.contains("set { self[__Key_soil.self] = newValue }"))
        #expect(expansion.problems == [])
    }

    @Test("@Entry of an optional is nil, and a type is not needed")
    func defaults() {
        #expect(
            Expansion("extension EnvironmentValues { @Entry var depth: Int? }").words.contains(
                "static var defaultValue: Int? { nil }"))
        #expect(
            Expansion("extension EnvironmentValues { @Entry var depth = 3 }").words.contains(
                "static let defaultValue = 3"))
    }

    @Test("@Entry of a focused value makes a key of the wrapped type")
    func focusedValues() {
        let expansion = Expansion("extension FocusedValues { @Entry var pier: Binding<String>? }")
        #expect(
            expansion.words.contains(
                "nonisolated private struct __Key_pier: FocusedValueKey { typealias Value = Binding<String> }"))
        #expect(expansion.words.contains("get { self[__Key_pier.self] }"))
        #expect(expansion.problems == [])
        #expect(
            Expansion("extension FocusedValues { @Entry var pier: String = \"East\" }").problems == [
                "@Entry of FocusedValues needs an optional without a value: write 'var pier: Type?'."
            ])
    }

    @Test("@Entry says what is missing")
    func problems() {
        let expansion = Expansion("extension EnvironmentValues { @Entry var depth: Int }")
        #expect(expansion.problems == ["@Entry needs the default of 'depth': write 'var depth: Type = value'."])
    }
}
