import AppIntents
import IntentsModel
import Testing

@Suite("Intents that the system knows the meaning of")
struct SystemIntentTests {
    @Test("searching, watching and opening bring the app to the front")
    func foreground() {
        #expect(FindSeeds.supportedModes == .foreground)
        #expect(WatchSeeds.supportedModes == .foreground)
        #expect(OpenSeed.supportedModes == .foreground)
        #expect(SowSeeds.supportedModes == .background)
    }

    @Test("a search is performed with its criteria, in the scopes it names")
    func search() async throws {
        #expect(FindSeeds.searchScopes == [.general])
        #expect(FindFilms.searchScopes == [.movies, .tv])
        #expect(try await result(FindSeeds.self, ["criteria": .string("bean")]).value == .string("bean"))
        #expect(ActionDescription(reflecting: FindSeeds.self).systemProtocols == ["ShowInAppSearchResults"])
    }

    @Test("a video is played by its name")
    func video() async throws {
        #expect(WatchSeeds.supportedCategories == [.freeform])
        #expect(try await result(WatchSeeds.self, ["term": .string("Growing")]).value == .string("Growing"))
        #expect(ActionDescription(reflecting: WatchSeeds.self).systemProtocols == ["PlayVideo"])
    }

    @Test("opening without a perform() of its own does no more than open")
    func open() async throws {
        let done = try await result(OpenSeed.self, ["target": .string("bean")])
        #expect(done == PerformedResult())
        #expect(ActionDescription(reflecting: OpenSeed.self).systemProtocols.contains("OpenEntity"))
    }

    @Test("a target's identifier is the intent's unless it says otherwise")
    func content() async throws {
        #expect(ShowSeed().contentIdentifier == "ShowSeed")
        #expect(try await result(ShowSeed.self, ["target": .string("pea")]) == PerformedResult())
    }

    @Test("deleting and setting get the values they are about")
    func values() async throws {
        #expect(try await result(DropSeeds.self, ["entities": .array([])]).value == .int(0))
        #expect(try await result(SetLamp.self, ["value": .bool(true)]).value == .bool(true))
        #expect(ActionDescription(reflecting: DropSeeds.self).systemProtocols == ["Delete"])
        #expect(ActionDescription(reflecting: SetLamp.self).systemProtocols == ["SetValue"])
    }

    @Test("a person's choice is run by the system, and not by the app")
    func chosenShortcut() async {
        let error = try? await failure(
            RunSystemShortcutIntent.self,
            ["shortcut": SystemShortcut(identifier: "s", title: "Tea").__intentValue(in: .current, properties: false)])
        #expect(
            error?.message
                == "RunSystemShortcutIntent is run by the system; give it to a Button of a widget instead of performing it."
        )
        #expect(!RunSystemShortcutIntent.isDiscoverable)
        #expect(
            RunSystemShortcutIntent(shortcut: SystemShortcut(identifier: "s", title: "Tea")).shortcut.title == "Tea")
    }

    @Test("what holds settings cannot be run")
    func configurations() async throws {
        let message = "holds the settings of a widget or control and cannot be run."
        #expect(try await failure(LampWidget.self).message == "LampWidget \(message)")
        #expect(try await failure(LampControl.self).message == "LampControl \(message)")
        #expect(ActionDescription(reflecting: LampWidget.self).systemProtocols == ["WidgetConfiguration"])
        #expect(ActionDescription(reflecting: LampControl.self).systemProtocols == ["ControlConfiguration"])
    }

    @Test("a description has a text, a category, words and the name of the value")
    func description() {
        let action = ActionDescription(reflecting: SowSeeds.self)
        #expect(
            action.description
                == ActionText(
                    descriptionText: LocalizedText("Sows."), categoryName: LocalizedText("Beds"),
                    searchKeywords: [LocalizedText("spade")], resultValueName: LocalizedText("Rows")))
        #expect(!action.isDiscoverable)
        let literal: IntentDescription = "Sows."
        #expect(literal.descriptionText == "Sows.")
        #expect(literal.categoryName == nil)
    }

    @Test("an intent names the processes that may run it; any may unless it says otherwise")
    func targets() {
        #expect(SowSeeds.allowedExecutionTargets == .default)
        #expect(SetLamp.allowedExecutionTargets == [.main, .widgetKitExtension])
        #expect(!SetLamp.allowedExecutionTargets.contains(.appIntentsExtension))
    }

    @Test("the snippet of results without one shows nothing and is never offered")
    func emptySnippet() async throws {
        #expect(!EmptySnippetIntent.isDiscoverable)
        #expect(try await result(EmptySnippetIntent.self).snippet == nil)
    }
}

private enum Kernel: String, AppEnum {
    case bean, pea
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kernel"
    static let caseDisplayRepresentations: [Kernel: DisplayRepresentation] = [.bean: "Bean", .pea: "Pea"]
}

private struct FindSeeds: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Find Seeds"
    @Parameter(title: "Criteria") var criteria: StringSearchCriteria
    func perform() async throws -> some ReturnsValue<String> { .result(value: criteria.term) }
}

private struct FindFilms: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Find Films"
    static let searchScopes: [StringSearchScope] = [.movies, .tv]
    @Parameter(title: "Criteria") var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult { .result() }
}

private struct WatchSeeds: PlayVideoIntent {
    static let title: LocalizedStringResource = "Watch Seeds"
    static let supportedCategories: [VideoCategory] = [.freeform]
    @Parameter(title: "Term") var term: String
    func perform() async throws -> some ReturnsValue<String> { .result(value: term) }
}

private struct OpenSeed: OpenIntent {
    static let title: LocalizedStringResource = "Open Kernel"
    @Parameter(title: "Kernel") var target: Kernel
}

private struct ShowSeed: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Show Kernel"
    @Parameter(title: "Kernel") var target: Kernel
}

private struct DropSeeds: DeleteIntent {
    static let title: LocalizedStringResource = "Drop Seeds"
    @Parameter(title: "Plants") var entities: [Plant]
    func perform() async throws -> some ReturnsValue<Int> { .result(value: entities.count) }
}

private struct SetLamp: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    static let allowedExecutionTargets: IntentExecutionTargets = [.main, .widgetKitExtension]
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some ReturnsValue<Bool> { .result(value: value) }
}

private struct LampWidget: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Lamp"
}

private struct LampControl: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Lamp"
}

private struct SowSeeds: AppIntent {
    static let title: LocalizedStringResource = "Sow"
    static let isDiscoverable = false
    static let description: IntentDescription? = IntentDescription(
        "Sows.", categoryName: "Beds", searchKeywords: ["spade"], resultValueName: "Rows")
    func perform() async throws -> some IntentResult { .result() }
}
