import IntentsModel
import Testing

@Suite("Names of choices")
struct OptionNamesTests {
    private func option(_ identifier: String, _ title: String, synonyms: [String] = []) -> PromptOption {
        let display = DisplayValue(title: title, synonyms: synonyms)
        return PromptOption(
            value: .entity(EntityValue(typeName: "Bed", identifier: identifier, display: display)), display: display)
    }

    private func names(_ options: PromptOption...) -> OptionNames {
        OptionNames(Prompt(.disambiguation, dialog: "Which bed?", options: options))
    }

    @Test("A title goes before a synonym, and a synonym before an identifier")
    func order() {
        let names = names(option("King", "Queen"), option("b", "Twin", synonyms: ["King"]), option("Twin", "King"))
        #expect(names.match("king") == .one(2))
        #expect(names.match("twin") == .one(1))
        #expect(names.match("b") == .one(1))
        #expect(names.match("Single") == .none)
    }

    @Test("Letter case, and an identifier that is the title itself, tell apart what is called alike")
    func exact() {
        let beds = names(option("a", "Twin"), option("b", "twin"))
        #expect(beds.match("twin") == .one(1))
        #expect(beds.match("TWIN") == .several([0, 1]))
        let twins = names(option("a", "Twin"), option("Twin", "Twin"))
        #expect(twins.match("Twin") == .one(1))
        #expect(twins.match("twin") == .several([0, 1]))
    }

    @Test("A synonym that several have names none of them")
    func sharedSynonym() {
        let names = names(option("a", "Twin", synonyms: ["Small"]), option("b", "Cot", synonyms: ["small"]))
        #expect(names.match("Small") == .several([0, 1]))
    }

    @Test("What is folded besides letter case tells apart only what is equal without it, and identifiers never")
    func folded() {
        let prompt = Prompt(
            .disambiguation, dialog: "Which bed?",
            options: [option("a", "Crème"), option("b", "Creme"), option("c", "Café"), option("d", "Cafè")])
        let names = OptionNames(prompt) { $0.lowercased().replacing(/[èé]/, with: "e") }
        #expect(names.match("CREME") == .one(1))
        #expect(names.match("crème") == .one(0))
        #expect(names.match("cafe") == .several([2, 3]))
        #expect(names.match("è") == .none)
        #expect(OptionNames(prompt).match("cafe") == .none)
    }

    @Test("What names one choice alone is its title, else its identifier")
    func unique() {
        let names = names(option("a", "Twin"), option("b", "Twin"), option("c", "King"), option("d", ""))
        #expect((0..<4).map(names.uniqueName) == ["a", "b", "King", "d"])
    }
}
