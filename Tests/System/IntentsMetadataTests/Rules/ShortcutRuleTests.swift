import Testing

@testable import IntentsMetadata

@Suite("Rules about shortcuts and phrases", .onCompilerThread)
struct ShortcutRuleTests {
    /// What the rules say of a provider's shortcuts, and of declarations after them; the list begins in line 27.
    private func findings(_ shortcuts: String, more: String = "") throws -> [String] {
        let compiler = try FixtureCompiler()
        let source = """
            import AppIntents
            enum Amount: String, AppEnum {
                case cup, can
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
                static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [.cup: "Cup", .can: "Can"]
            }
            struct Water: AppIntent {
                static let title: LocalizedStringResource = "Water"
                @Parameter(title: "Amount") var amount: Amount
                @Parameter(title: "Times") var times: Int
                @Parameter(title: "Names") var names: [String]?
                func perform() async throws -> some IntentResult { .result() }
            }
            struct Weed: AppIntent {
                static let title: LocalizedStringResource = "Weed"
                @Parameter(title: "Amount") var amount: Amount
                func perform() async throws -> some IntentResult { .result() }
            }
            struct Hidden: AppIntent {
                static let title: LocalizedStringResource = "Hidden"
                static let isDiscoverable = false
                func perform() async throws -> some IntentResult { .result() }
            }
            nonisolated(unsafe) let hoisted: [AppShortcutPhrase<Water>] = ["Water in \\(.applicationName)"]
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
            \(shortcuts)
                }
            }
            \(more)
            """
        return compiler.findings([try compiler.module("Garden", source: source)])
    }

    private func finding(_ place: String, _ text: String) -> String { "Sources/Garden/Garden.swift:\(place): \(text)" }

    @Test("KP-14: a phrase without the application's name is an error at its literal, with the fix")
    func withoutApplicationName() throws {
        let found = try findings(
            """
            AppShortcut(
                intent: Water(),
                phrases: [
                    "Water in \\(.applicationName)",
                    "Water the \\"roses\\"",
                ], shortTitle: "Water", systemImageName: "drop")
            """)
        #expect(
            found == [
                finding(
                    "31:9",
                    "error: the phrase “Water the \\\"roses\\\"” must contain \\(.applicationName)"
                        + " [phrase-without-application-name]")
                    + "\n" + finding("31:9", "note: write \"Water the \\\"roses\\\" in \\(.applicationName)\"")
            ])
    }

    @Test("A phrase says the application's name once")
    func repeatedApplicationName() throws {
        let found = try findings(
            """
            AppShortcut(
                intent: Water(), phrases: ["\\(.applicationName): water in \\(.applicationName)"], shortTitle: "Water",
                systemImageName: "drop")
            """)
        #expect(
            found == [
                finding(
                    "28:32",
                    "error: the phrase “\\(.applicationName): water in \\(.applicationName)” must contain"
                        + " \\(.applicationName) exactly once [phrase-repeats-application-name]")
            ])
    }

    @Test("KP-27: only entities and enum values stand in a phrase; the error is at the interpolation")
    func parameterTypes() throws {
        let found = try findings(
            """
            AppShortcut(
                intent: Water(),
                phrases: [
                    "Water \\(\\.$times) times in \\(.applicationName)",
                    "Water \\(\\.$names) in \\(.applicationName)",
                ], shortTitle: "Water", systemImageName: "drop")
            """)
        let advice =
            "and only AppEntity and AppEnum parameters can stand in a phrase: leave it out, and it is asked for"
            + " [phrase-parameter-type]"
        #expect(
            found == [
                finding("30:16", "error: times is of type Int, \(advice)"),
                finding("31:16", "error: names is of type [String], \(advice)"),
            ])
    }

    @Test("A phrase has one parameter")
    func severalParameters() throws {
        let found = try findings(
            """
            AppShortcut(
                intent: Water(), phrases: ["\\(\\.$amount) or \\(\\.$amount) in \\(.applicationName)"],
                shortTitle: "Water", systemImageName: "drop")
            """)
        #expect(
            found == [
                finding(
                    "28:32",
                    "error: the phrase “\\(\\.$amount) or \\(\\.$amount) in \\(.applicationName)” may have one"
                        + " parameter, not 2: the others are asked for [phrase-with-several-parameters]")
            ])
    }

    @Test("KP-61: the eleventh shortcut is an error at its place")
    func tooMany() throws {
        let list = (1...12).map { number in
            "AppShortcut(intent: Water(), phrases: [\"Water \(number) in \\(.applicationName)\"],"
                + " shortTitle: \"W\", systemImageName: \"drop\")"
        }
        #expect(
            try findings(list.joined(separator: "\n")) == [
                finding(
                    "37:1",
                    "error: an app may have 10 App Shortcuts, and this one, for Water, is the eleventh of 12: remove"
                        + " those that are used least [too-many-shortcuts]")
            ])
    }

    @Test("A shortcut needs a phrase")
    func noPhrases() throws {
        let found = try findings(
            "AppShortcut(intent: Water(), phrases: [], shortTitle: \"W\", systemImageName: \"drop\")")
        #expect(
            found == [
                finding(
                    "27:1", "error: the shortcut for Water needs at least one phrase [shortcut-without-phrases]")
            ])
    }

    @Test("Phrases stand in place")
    func hoistedPhrases() throws {
        let found = try findings(
            "AppShortcut(intent: Water(), phrases: hoisted, shortTitle: \"W\", systemImageName: \"drop\")")
        #expect(
            found == [
                finding(
                    "27:1",
                    "error: the phrases of Water must be an array literal of string literals, written in place"
                        + " [phrases-not-literal]")
            ])
    }

    @Test("Shortcuts are listed one after the other")
    func listedShortcuts() throws {
        let advice =
            "error: appShortcuts of Shortcuts must list AppShortcut(…) calls one after the other, without arrays,"
            + " variables or helper functions [shortcuts-not-literal]"
        let helper = "func helper() -> AppShortcut { fatalError() }"
        #expect(try findings("helper()", more: helper) == [finding("26:16", advice)])
        #expect(try findings("return [helper()]", more: helper) == [finding("26:16", advice)])
    }

    @Test("A shortcut for a hidden intent is not offered")
    func hiddenIntent() throws {
        let found = try findings(
            """
            AppShortcut(
                intent: Hidden(), phrases: ["Hide in \\(.applicationName)"], shortTitle: "H", systemImageName: "eye")
            """)
        #expect(
            found == [
                finding(
                    "27:1",
                    "warning: the shortcut for Hidden is not offered, as the intent's isDiscoverable is false: remove one"
                        + " of the two [shortcut-of-hidden-intent]")
            ])
    }

    @Test("KP-61: phrases of two shortcuts that one utterance matches")
    func overlap() throws {
        let found = try findings(
            """
            AppShortcut(
                intent: Water(), phrases: ["Do \\(\\.$amount) in \\(.applicationName)"], shortTitle: "Water",
                systemImageName: "drop")
            AppShortcut(
                intent: Weed(), phrases: ["do \\(\\.$amount) in \\(.applicationName)"], shortTitle: "Weed",
                systemImageName: "leaf")
            """)
        #expect(
            found == [
                finding(
                    "31:31",
                    "warning: the phrases “do \\(\\.$amount) in \\(.applicationName)” and “Do \\(\\.$amount) in"
                        + " \\(.applicationName)” at Sources/Garden/Garden.swift:28 match the same utterance, “do"
                        + " something in the app”: word one of them differently [phrases-overlap]")
            ])
    }

    @Test("KP-60: a phrase that begins with a verb of the system")
    func reservedVerb() throws {
        let found = try findings(
            """
            AppShortcut(
                intent: Water(), phrases: ["Play \\(.applicationName)", "Player of \\(.applicationName)"],
                shortTitle: "Water", systemImageName: "drop")
            """)
        #expect(
            found == [
                finding(
                    "28:32",
                    "warning: the phrase “Play \\(.applicationName)” begins with “play”, which the system uses itself:"
                        + " begin with another word [reserved-verb]")
            ])
    }

    @Test("An app has one provider")
    func severalProviders() throws {
        let found = try findings(
            "AppShortcut(intent: Water(), phrases: [\"Water \\(.applicationName)\"], shortTitle: \"W\","
                + " systemImageName: \"drop\")",
            more: """
                struct Others: AppShortcutsProvider {
                    static var appShortcuts: [AppShortcut] {
                        AppShortcut(
                            intent: Weed(), phrases: ["Weed \\(.applicationName)"], shortTitle: "W", systemImageName: "x")
                    }
                }
                """)
        #expect(
            found == [
                finding(
                    "30:8",
                    "error: an app has one AppShortcutsProvider, and Garden.Shortcuts at"
                        + " Sources/Garden/Garden.swift:25 is another: move the shortcuts of Others there"
                        + " [several-shortcuts-providers]")
            ])
    }
}
