import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("KP-42: which process runs an action")
struct ProcessChoiceTests {
    private static let own = bundle("app", .app)
    private static let part = bundle("app.part", .appIntentsExtension)
    private static let widget = bundle("app.widget", .widgetExtension)
    private static let all = [own, part, widget]

    private static func bundle(_ identifier: String, _ kind: ProcessKind) -> BundleRecord {
        BundleRecord(identifier: identifier, app: "app", kind: kind, path: "/\(kind)", executable: "/\(kind)/Program")
    }

    private static func question(_ holders: [BundleRecord], modes: ModeSet = .background) -> ProcessQuestion {
        let app = AppRecord(
            identifier: "app", name: "App", alternativeNames: [], version: "1", path: "/app", actionCount: 1,
            bundles: all)
        return ProcessQuestion(name: "Water", app: app, holders: Set(holders.map(\.identifier)), modes: modes)
    }

    // MARK: The rule, by example

    struct Example: CustomTestStringConvertible, Sendable {
        var question: ProcessQuestion
        var expected: String

        var testDescription: String { expected }

        init(_ expected: String, _ holders: [BundleRecord], _ change: (inout ProcessQuestion) -> Void = { _ in }) {
            question = ProcessChoiceTests.question(holders)
            change(&question)
            self.expected = expected
        }
    }

    static let examples = [
        Example("app: only the app has it", [own]),
        Example("app.part: only the App Intents extension has it", [part]),
        Example("app.widget: only the widget extension has it", [widget]),
        Example("app.part: the app is not running, and its App Intents extension has it", [own, part]),
        Example("app: no App Intents extension may run it", [own, widget]),
        Example("app.part: only the App Intents extension may run it", [part, widget]),
        Example("app: the app is running", [own, part]) { $0.appState = .background },
        Example("app: the app is in front", [own, part]) { $0.appState = .foregroundActive },
        Example("app.part: only the App Intents extension has it", [part]) { $0.appState = .foregroundActive },
        Example("app: it runs in the foreground, which only the app can", all) { $0.modes = .foreground },
        Example("app: it runs in the foreground, which only the app can", all) { $0.modes = .foregroundDeferred },
        Example("app: its code may bring the app to the front", [own, part]) { $0.modes = .foregroundDynamic },
        Example("app.part: only the App Intents extension has it", [part]) { $0.modes = .foregroundDynamic },
        Example("app.part: the app is not running, and its App Intents extension has it", [own, part]) {
            $0.modes = [.background, .foregroundDynamic]
        },
        Example("app.part: only the App Intents extension has it", [part]) { $0.modes = [.background, .foreground] },
        Example("app: it adopts LiveActivityIntent, which runs in the app alone", all) {
            $0.appProtocol = "LiveActivityIntent"
        },
        Example("app: only the app may run it", all) { $0.targets = .main },
        Example("app.part: the app is not running, and its App Intents extension has it", all) {
            $0.targets = [.main, .appIntentsExtension]
        },
        Example("app.widget: only the widget extension may run it", all) { $0.targets = .widgetKitExtension },
        Example("app.widget: its widget or control belongs to the widget extension", all) { $0.origin = .widget },
        Example("app.widget: its widget or control belongs to the widget extension", all) {
            ($0.origin, $0.appState) = (.widget, .background)
        },
        Example("app: the app is in front", all) { ($0.origin, $0.appState) = (.widget, .foregroundActive) },
        Example("app: it runs in the foreground, which only the app can", all) {
            ($0.origin, $0.modes) = (.widget, .foreground)
        },
        Example("app: only the app has it", [own]) { $0.origin = .widget },
    ]

    @Test(arguments: examples) func choice(example: Example) {
        let choice = ProcessChoice(example.question)
        #expect("\(choice.bundle?.identifier ?? "none"): \(choice.reason)" == example.expected)
    }

    @Test("KP-39: no process can run it, and every one says why not") func noTarget() {
        var question = Self.question([Self.part, Self.widget], modes: .foreground)
        question.targets = [.main, .appIntentsExtension]
        let choice = ProcessChoice(question)
        #expect(choice.bundle == nil)
        let error = #expect(throws: RunError.self) { try choice.chosen(for: question) }
        #expect(error?.code == .noExecutionTarget)
        #expect(
            error?.message == """
                No process of App can run Water. app (app): its code does not have Water; app.part \
                (appIntentsExtension): Water runs in the foreground, where no extension can come; app.widget \
                (widgetExtension): allowedExecutionTargets of Water is main, appIntentsExtension.
                """)
    }

    // MARK: The rule, over every combination

    private static let modes: [ModeSet] = (0..<16).map(ModeSet.init)
    private static let states: [AppState] = [.notRunning, .background, .foregroundInactive, .foregroundActive]

    private static var questions: [ProcessQuestion] {
        var questions: [ProcessQuestion] = []
        for holders in 0..<8 {
            let holding = all.indices.filter { holders & 1 << $0 != 0 }.map { all[$0] }
            for (mode, targets) in modes.flatMap({ mode in (0..<8).map { (mode, ExecutionTargets(rawValue: $0)) } }) {
                var question = question(holding, modes: mode)
                question.targets = targets
                questions.append(question)
            }
        }
        for change in changes { questions = questions.flatMap(change) }
        return questions
    }

    private static let changes: [@Sendable (ProcessQuestion) -> [ProcessQuestion]] = [
        { question in
            states.map {
                var next = question; next.appState = $0; return next
            }
        },
        { question in
            RunOrigin.allCases.map {
                var next = question; next.origin = $0; return next
            }
        },
        { question in
            [true, false].map {
                var next = question; next.canGoForeground = $0; return next
            }
        },
        { question in
            [(nil, false), ("AudioPlaybackIntent", false), ("OpenIntent", true)].map {
                var next = question
                (next.appProtocol, next.isOpening) = $0
                return next
            }
        },
    ]

    @Test func everyCombinationKeepsEveryRule() {
        let questions = Self.questions
        #expect(questions.count == 8 * 16 * 8 * 4 * 2 * 2 * 3)
        for question in questions {
            let broken = Self.brokenRules(ProcessChoice(question), question)
            if !broken.isEmpty { Issue.record("\(broken) for \(question)") }
        }
    }

    /// The rules that a choice breaks; each is stated for itself, without the order in which the choice looks at them.
    private static func brokenRules(_ choice: ProcessChoice, _ question: ProcessQuestion) -> [String] {
        func may(_ kind: ProcessKind) -> Bool {
            choice.candidates.contains { $0.bundle.kind == kind && $0.isEligible }
        }
        let kind = choice.bundle?.kind
        let isFree = choice.mode == .background && question.appProtocol == nil && !question.appState.isInFront
        let isOutside = question.origin == .system
        let isWidgets = !isOutside && question.modes.contains(.background)
        let rules: [(String, Bool)] = [
            ("somebody runs it when anybody may", (kind == nil) == !choice.candidates.contains(where: \.isEligible)),
            ("who runs it may", kind.map(may) ?? true),
            ("who runs it has the code", choice.bundle.map { question.holders.contains($0.identifier) } ?? true),
            ("who runs it is allowed", kind.map(question.targets.allows) ?? true),
            ("the front is the app's", choice.mode == .background || kind != nil && kind == .app || kind == nil),
            ("an app protocol is the app's", question.appProtocol == nil || kind == .app || kind == nil),
            ("an app in front wins", !question.appState.isInFront || !may(.app) || kind == .app),
            ("a running app wins", !isOutside || !question.appState.isRunning || !may(.app) || kind == .app),
            (
                "the extension is preferred to a start",
                !isFree || !isOutside || question.appState.isRunning || question.modes == .foregroundDynamic
                    || !may(.appIntentsExtension) || kind == .appIntentsExtension
            ),
            (
                "a widget's own runs in its extension",
                !isFree || !isWidgets || !may(.widgetExtension) || kind == .widgetExtension
            ),
            (
                "behind where the front is not needed and not there",
                question.canGoForeground || !question.modes.contains(.background) || question.isOpening
                    || choice.mode == .background
            ),
            (
                "every bundle has a verdict",
                choice.candidates.map(\.bundle) == all && choice.candidates.allSatisfy { !$0.reason.isEmpty }
            ),
        ]
        return rules.filter { !$0.1 }.map(\.0)
    }

    // MARK: Modes

    /// What is declared; the mode with a screen, without one, and where only an extension has the code.
    private static let declared: [(modes: ModeSet, screen: RunMode, headless: RunMode, extensionOnly: RunMode)] = [
        (.background, .background, .background, .background),
        (.foreground, .foreground, .foreground, .foreground),
        ([.background, .foreground], .foreground, .background, .background),
        (.foregroundDynamic, .background, .background, .background),
        ([.background, .foregroundDynamic], .background, .background, .background),
        (.foregroundDeferred, .deferred, .deferred, .deferred),
        ([.background, .foregroundDeferred], .deferred, .background, .background),
        ([.foreground, .foregroundDeferred], .foreground, .foreground, .foreground),
    ]

    @Test(arguments: declared)
    func mode(modes: ModeSet, screen: RunMode, headless: RunMode, extensionOnly: RunMode) {
        var question = Self.question([Self.own, Self.part], modes: modes)
        #expect(RunMode(question) == screen)
        question.canGoForeground = false
        #expect(RunMode(question) == headless)
        #expect(RunMode(Self.question([Self.part], modes: modes)) == extensionOnly)
    }

    @Test func openingShowsTheAppWhateverTheModes() {
        var question = Self.question([Self.own])
        question.isOpening = true
        #expect(RunMode(question) == .foreground)
    }

    @Test(arguments: [
        ("OpenEntity", "OpenIntent"), ("SessionStarting", "LiveActivityIntent"),
        ("AudioStarting", "AudioPlaybackIntent"),
    ])
    func protocolsOfTheAppsOwnProcess(name: String, swiftName: String) {
        var action = Garden.action("Water")
        action.systemProtocols = ["Undoable", name]
        let app = AppRecord(
            identifier: "app", name: "App", alternativeNames: [], version: "1", path: "/app", actionCount: 1,
            bundles: [Self.own])
        let catalog = AppCatalog(
            app: app, metadataByBundle: ["app": Garden.metadata([action])], localizer: BundleTexts(bundlePath: "/app"))
        let question = ProcessQuestion(action, in: catalog, appState: .notRunning, canGoForeground: true)
        #expect(question.appProtocol == swiftName)
        #expect(question.isOpening == (name == "OpenEntity"))
    }
}
