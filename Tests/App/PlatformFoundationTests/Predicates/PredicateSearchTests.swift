import PlatformFoundation
import Testing

@Suite struct PredicateSearchTests {
    private struct Reef {
        var name: String
        var note: String?
    }

    private let reefs = [Reef(name: "Île aux Aigrettes"), Reef(name: "Blue Bay", note: "Corail de l'île")]

    @Test func textIsFoundWithoutRegardForCaseAndAccents() throws {
        let words = "ILE"
        let named = #Predicate<Reef> { $0.name.localizedStandardContains(words) }
        #expect(try reefs.filter(named).map(\.name) == ["Île aux Aigrettes"])
    }

    @Test func aSearchIsPartOfAWholeCondition() throws {
        let words = "ile"
        let noted = #Predicate<Reef> { reef in
            reef.name.contains("Blue") && (reef.note ?? "").localizedStandardContains(words)
        }
        #expect(try reefs.filter(noted).map(\.name) == ["Blue Bay"])
    }
}
