import Testing

@Suite("The union macro")
struct UnionValueMacroTests {
    @Test("an enum gets the names of its cases, and each case a way in and out")
    func expansion() {
        let words = Expansion(
            "@UnionValue public enum Found { case plant(Plant), note(text: String) }",
            missing: ["UnionValue": ["AppUnionValue"]]
        ).words
        #expect(
            words.contains(
                "public nonisolated enum Cases: AppIntents.AppUnionValueCasesProviding { case plant, note }"))
        #expect(words.contains("extension Found: nonisolated AppIntents.AppUnionValue {"))
        #expect(words.contains("AppIntents._UnionCase(Plant.self) { Self.plant($0) }"))
        #expect(words.contains("AppIntents._UnionCase(String.self) { Self.note(text: $0) }"))
        #expect(words.contains("case .plant(let value): value case .note(let value): value"))
    }

    @Test(
        "a declaration that cannot be a union says what to write",
        arguments: [
            ("@UnionValue struct A {}", "@UnionValue belongs to an enum; 'A' is a struct."),
            ("@UnionValue enum A {}", "'A' needs a case for each type of value: 'case name(<type>)'."),
            (
                "@UnionValue enum A { case one }",
                "Every case of a union value holds one value: write 'case one(<type>)'."
            ),
            (
                "@UnionValue enum A { case one(Int), two(Int, Int) }",
                "Every case of a union value holds one value: write 'case two(<type>)'."
            ),
        ])
    func problems(source: String, message: String) {
        #expect(Expansion(source).problems == [message])
    }
}
