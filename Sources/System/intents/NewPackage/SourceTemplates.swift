/// The sources of a new package.
enum SourceTemplates {
    static let intent = #"""
        import AppIntents

        /// Greets someone.
        public struct GreetIntent: AppIntent {
            public static let title: LocalizedStringResource = "Greet Someone"
            public static let description: IntentDescription? = "Says hello to someone."

            public static var parameterSummary: some ParameterSummary {
                Summary("Greet \(\.$name)") { \.$tone }
            }

            @Parameter(title: "Name", requestValueDialog: "Who should be greeted?")
            public var name: String

            @Parameter(title: "Tone", default: .friendly)
            public var tone: Tone

            public init() {}

            public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
                let greeting = tone.greeting(for: name)
                return .result(value: greeting, dialog: "\(greeting)")
            }
        }

        """#

    static let tone = #"""
        import AppIntents

        /// How someone is greeted.
        public enum Tone: String, AppEnum {
            case friendly, formal

            public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
            public static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [
                .friendly: "Friendly",
                .formal: "Formal",
            ]

            func greeting(for name: String) -> String {
                switch self {
                case .friendly: "Hello, \(name)!"
                case .formal: "Good day, \(name)."
                }
            }
        }

        """#

    static func intentsPackage(_ name: PackageName) -> String {
        """
        import AppIntents

        /// The intents of this module, for apps that include them.
        public struct \(name.typePrefix)IntentsPackage: AppIntentsPackage {}

        """
    }

    static func app(_ name: PackageName) -> String {
        """
        import AppIntents
        import \(name.text)Intents
        import SwiftUI

        @main
        struct \(name.typePrefix)App: App {
            var body: some Scene {
                WindowGroup {
                    Text("\(name.text)")
                }
            }
        }

        /// The app offers the intents of its library.
        struct \(name.typePrefix)AppPackage: AppIntentsPackage {
            static var includedPackages: [any AppIntentsPackage.Type] { [\(name.typePrefix)IntentsPackage.self] }
        }

        """
    }

    static func shortcuts(_ name: PackageName) -> String {
        #"""
        import AppIntents
        import \#(name.text)Intents

        /// What people can say and find without setting anything up.
        struct \#(name.typePrefix)Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(
                    intent: GreetIntent(),
                    phrases: ["Greet someone with \(.applicationName)"],
                    shortTitle: "Greet Someone",
                    systemImageName: "hand.wave")
            }
        }

        """#
    }

    static func test(_ name: PackageName) -> String {
        """
        import AppIntentsTesting
        import Testing
        import \(name.text)Intents

        @Suite("Greeting someone")
        struct GreetIntentTests {
            private let tester = IntentTester()

            @Test("The name is asked for, and the tone is friendly unless given")
            func asksForTheName() async throws {
                let run = try await tester.run(GreetIntent.self, answers: [.value("World")])
                #expect(run.value == "Hello, World!")
                #expect(run.asked.map(\\.dialog) == ["Who should be greeted?"])
            }

            @Test("Values are given as text, as on the command line")
            func formal() async throws {
                let run = try await tester.run(GreetIntent.self, arguments: ["name": "World", "tone": "formal"])
                #expect(run.dialog == "Good day, World.")
            }
        }

        """
    }
}
