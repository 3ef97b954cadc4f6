import AppIntents
import IntentsModel
import PlatformSwiftUI
import PlatformWidgetKit
import Testing

@MainActor @Suite struct HostedWidgetTests {
    private func hosted(_ widget: some Widget) throws -> HostedWidget {
        try #require(HostedWidget(widget, locale: Locale(identifier: "en")))
    }

    private func texts(_ node: ViewNode) -> [String] { [node.text].compactMap { $0 } + node.children.flatMap(texts) }

    @Test func aWidgetTellsWhatItsConfigurationSays() throws {
        let widget = try hosted(TrailWidget())
        #expect(widget.kind == "trail")
        #expect(widget.displayName == "Trail")
        #expect(widget.description == "The trail of the day")
        #expect(widget.families == [.systemSmall, .systemMedium])
        #expect(!widget.hasContentMargins)
        #expect(widget.asksForConfiguration)
        #expect(widget.configuration == ChooseTrail.self)
    }

    @Test func aWidgetThatSaysNothingComesInAllSizes() throws {
        let widget = try hosted(ClockWidget())
        #expect(widget.families == WidgetFamily.allCases)
        #expect(widget.displayName == nil && widget.configuration == nil)
        #expect(widget.hasContentMargins && !widget.asksForConfiguration)
    }

    @Test func aPlaceholderNeedsNoData() throws {
        let entry = try hosted(TrailWidget()).placeholder(in: .systemSmall)
        #expect(texts(entry.node) == ["…", "systemSmall"])
    }

    @Test func aSnapshotShowsTheConfiguration() async throws {
        let widget = try hosted(TrailWidget())
        let intent = ChooseTrail()
        intent.trail = "Lake"
        let entry = try await widget.snapshot(in: .systemMedium, configuration: intent)
        #expect(texts(entry.node) == ["Lake", "systemMedium"])
        #expect(texts(try await widget.snapshot(in: .systemSmall).node).first == "Ridge")
        #expect(texts(try await widget.snapshot(in: .systemSmall, isPreview: true).node).first == "Example")
    }

    @Test func aTimelineIsInTheOrderOfItsDatesAndEndsWithItsLastEntry() async throws {
        let timeline = try await hosted(TrailWidget()).timeline(in: .systemSmall)
        #expect(timeline.entries.map { texts($0.node)[0] } == ["Ridge 0", "Ridge 1"])
        #expect(timeline.entries.map { $0.relevance?.score } == [0, 1])
        #expect(timeline.reloadDate == Date(timeIntervalSince1970: 3600))
    }

    @Test func aTimelineWithItsOwnDateIsAskedForThen() async throws {
        let timeline = try await hosted(ClockWidget()).timeline(in: .systemLarge)
        #expect(timeline.entries.isEmpty)
        #expect(timeline.reloadDate == Date(timeIntervalSince1970: 60))
        #expect(timeline.policy == .after(Date(timeIntervalSince1970: 60)))
    }

    @Test func ofSeveralAnswersTheFirstCounts() async throws {
        let entry = try await hosted(ClockWidget()).snapshot(in: .accessoryInline)
        #expect(texts(entry.node) == ["first"])
    }

    @Test func recommendationsHaveNames() throws {
        let recommendations = try hosted(TrailWidget()).recommendations()
        #expect(recommendations.map(\.description) == ["The valley"])
        #expect((recommendations.first?.intent as? ChooseTrail)?.trail == "Valley")
    }

    @Test func relevanceNamesConfigurationsAndGroups() async throws {
        let relevant = await (try hosted(TrailWidget())).relevantConfigurations()
        #expect(relevant.map(\.group) == [.named("trails"), .automatic])
        #expect(relevant.map { $0.context != nil } == [false, true])
        #expect(relevant.first?.configuration is ChooseTrail)
        #expect(await (try hosted(ClockWidget())).relevantConfigurations().isEmpty)
    }

    @Test func aSizeThatIsNotSupportedIsRefused() async throws {
        let widget = try hosted(TrailWidget())
        let error = #expect(throws: HostedWidgetError.self) { try widget.placeholder(in: .systemLarge) }
        #expect(
            error?.description
                == "The widget “trail” does not come in systemLarge. Ask for one of: systemSmall, systemMedium.")
    }

    @Test func aConfigurationOfAnotherTypeIsRefused() async throws {
        struct Other: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Other" }
        let trail = try hosted(TrailWidget())
        let clock = try hosted(ClockWidget())
        let wrong = await #expect(throws: HostedWidgetError.self) {
            _ = try await trail.snapshot(in: .systemSmall, configuration: Other())
        }
        #expect(wrong?.description == "“trail” is configured by ChooseTrail, but Other was given.")
        let needless = await #expect(throws: HostedWidgetError.self) {
            _ = try await clock.timeline(in: .systemSmall, configuration: Other())
        }
        #expect(
            needless?.description
                == "“clock” has nothing to configure, but Other was given. Leave the configuration out.")
    }

    @Test func anEmptyConfigurationIsNotOffered() {
        struct Nothing: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }
        #expect(HostedWidget(Nothing()) == nil)
    }

    @Test func aBundleListsWidgetsAndControlsInItsOrder() {
        #expect(HostedWidget.all(in: TrailBundle()).map(\.kind) == ["trail", "clock"])
        #expect(HostedControl.all(in: TrailBundle()).map(\.kind) == ["lamp", "horn"])
    }
}
