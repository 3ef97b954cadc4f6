import IntentsModel
import Testing

@testable import AppIntents

@Suite("A display representation")
struct DisplayTests {
    @Test("holds every kind of image without loading it")
    func images() throws {
        let url = try #require(URL(string: "https://example.org/rose.png"))
        typealias Image = DisplayRepresentation.Image
        #expect(Image(named: "rose", isTemplate: true).source == .named("rose"))
        #expect(Image(systemName: "leaf").source == .systemName("leaf"))
        #expect(Image(data: Data([1]), displayStyle: .circular).source == .data(Data([1])))
        #expect(Image(url: url, width: 10, height: 20, isTemplate: false).source == .url(url))
        #expect(Image(url: url).displayStyle == .default)
        #expect(Image(systemName: "leaf") != Image(systemName: "leaf", displayStyle: .circular))
    }

    @Test("is a literal, or a title with values and the rest")
    func forms() {
        let literal: DisplayRepresentation = "Rose"
        #expect(literal == DisplayRepresentation(title: "Rose"))
        let name: String? = nil
        let full = DisplayRepresentation(title: "\("Rose")", subtitle: name.map { "\($0)" }, image: nil)
        #expect(full.value(in: Locale(identifier: "en")) == DisplayValue(title: "Rose"))
        #expect(DisplayRepresentation(stringLiteral: "Rose").synonyms.isEmpty)
    }

    @Test("a case without one is called by its name")
    func missingCase() {
        #expect(Incomplete.known.localizedStringResource == "Known")
        #expect(String(localized: Incomplete.forgotten.localizedStringResource) == "forgotten")
        let english = Locale(identifier: "en")
        #expect(PromptOption(Incomplete.forgotten, in: english).display.title == "forgotten")
    }

    @Test("all cases are described")
    func description() {
        let amount = EnumDescription(reflecting: Amount.self)
        #expect(amount.identifier == "Amount")
        #expect(amount.fullyQualifiedTypeName == "AppIntentsTests.Amount")
        #expect(
            amount.cases == [
                EnumCaseDescription(rawValue: "sip", name: "sip", display: .init(title: LocalizedText("A sip"))),
                EnumCaseDescription(
                    rawValue: "cup", name: "cup",
                    display: .init(title: LocalizedText("One cup"), synonyms: [LocalizedText("Mug")])),
                EnumCaseDescription(rawValue: "can", name: "can", display: .init(title: LocalizedText("Whole can"))),
            ])
        #expect(EnumDescription(reflecting: Zone.self).cases.map(\.rawValue) == ["1", "7"])
    }

    @Test("of a type is a literal, or a name with the name of several and other names")
    func types() {
        let literal: TypeDisplayRepresentation = "Plant"
        #expect(literal == TypeDisplayRepresentation(name: "Plant"))
        #expect(TypeDisplayRepresentation(stringLiteral: "Plant").synonyms.isEmpty)
        let full = TypeDisplayRepresentation(
            name: "Plant", numericFormat: "\(placeholder: .int) plants", synonyms: ["Herb", "Flower"])
        #expect(full.numericFormat?.key == "%lld plants")
        #expect(
            full.described
                == DisplayDescription(
                    title: LocalizedText("Plant"), synonyms: [LocalizedText("Herb"), LocalizedText("Flower")]))
    }

    @Test("the parts that are wanted are a set; a type may make them alone")
    func wantedParts() async {
        #expect(DisplayRepresentation.Components.text != .image)
        let both: DisplayRepresentation.Components = [.text, .image]
        #expect(both.contains(.image))
        let seal = Seal(name: "Wax")
        #expect(await seal.displayRepresentation(with: .text).image == nil)
        #expect(await seal.displayRepresentation(with: both).image != nil)
    }

    @Test("scopes and kinds of video have their names")
    func scopes() {
        #expect(StringSearchScope.allCases.map(\.rawValue) == ["general", "movies", "tv", "freeformVideo"])
        #expect(StringSearchScope.tv.localizedStringResource == "TV")
        #expect(Set([VideoCategory.movies, .tv, .freeform]).count == 3)
    }

    @Test("a part of it is the whole unless the type says otherwise")
    func components() async {
        let plant = Garden.plants[0]
        #expect(await plant.displayRepresentation(with: .text) == plant.displayRepresentation)
        #expect(plant.localizedStringResource == plant.displayRepresentation.title)
    }
}

enum Incomplete: String, AppEnum {
    case known, forgotten
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Incomplete"
    static let caseDisplayRepresentations: [Incomplete: DisplayRepresentation] = [.known: "Known"]
}

private struct Seal: InstanceDisplayRepresentable {
    let name: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", image: DisplayRepresentation.Image(systemName: "seal"))
    }

    func displayRepresentation(with components: DisplayRepresentation.Components) async -> DisplayRepresentation {
        components.contains(.image) ? displayRepresentation : DisplayRepresentation(title: "\(name)")
    }
}
