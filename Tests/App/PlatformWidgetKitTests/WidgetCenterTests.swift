import AppIntents
import IntentsModel
import PlatformSwiftUI
import PlatformWidgetKit
import Testing

// One process has one surface, so these tests take turns.
@Suite(.serialized) struct WidgetCenterTests {
    final class Surface: WidgetSurface {
        let requests = Lock<[WidgetRequest]>([])

        func take(_ request: WidgetRequest) { requests.withLock { $0.append(request) } }

        func placedWidgets() async throws -> [WidgetInfo] {
            [WidgetInfo(kind: "trail", family: .systemSmall, intent: ChooseTrail(trail: "Lake"))]
        }

        func placedControls() async throws -> [ControlInfo] {
            [ControlInfo(id: "1", kind: "lamp", intent: ChooseLamp(lamp: "Hall"))]
        }
    }

    @Test func requestsReachTheSurface() {
        let surface = Surface()
        WidgetSurfaceConnection.connect(surface)
        defer { WidgetSurfaceConnection.connect(nil) }
        WidgetCenter.shared.reloadTimelines(ofKind: "trail")
        WidgetCenter.shared.reloadAllTimelines()
        WidgetCenter.shared.invalidateConfigurationRecommendations()
        WidgetCenter.shared.invalidateRelevance(ofKind: "trail")
        ControlCenter.shared.reloadControls(ofKind: "lamp")
        ControlCenter.shared.reloadAllControls()
        #expect(
            surface.requests.withLock { $0 } == [
                .reloadTimelines(kind: "trail"), .reloadTimelines(kind: nil), .invalidateRecommendations,
                .invalidateRelevance(kind: "trail"), .reloadControls(kind: "lamp"), .reloadControls(kind: nil),
            ])
    }

    @Test func whatPeoplePlacedIsWhatTheSurfaceSays() async throws {
        WidgetSurfaceConnection.connect(Surface())
        defer { WidgetSurfaceConnection.connect(nil) }
        let widget = try #require(try await WidgetCenter.shared.currentConfigurations().first)
        #expect(widget.kind == "trail" && widget.family == .systemSmall)
        #expect(widget.widgetConfigurationIntent(of: ChooseTrail.self)?.trail == "Lake")
        let result = await withCheckedContinuation { continuation in
            WidgetCenter.shared.getCurrentConfigurations { continuation.resume(returning: $0) }
        }
        #expect(try result.get().map(\.kind) == ["trail"])
        let control = try #require(try await ControlCenter.shared.currentControls().first)
        #expect(control.id == "1" && control.kind == "lamp" && control.pushInfo == nil)
        #expect(control.configurationIntent(of: ChooseLamp.self)?.lamp == "Hall")
    }

    @Test func withoutASurfaceNobodyHasPlacedAnything() async throws {
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
        #expect(try await ControlCenter.shared.currentControls().isEmpty)
        #expect(try await WidgetCenter.shared.currentPushInfo == nil)
    }
}
