import IntentsModel
import Observation
import PlatformSwiftUI
import Testing

private struct DepthKey: FocusedValueKey {
    typealias Value = Binding<Int>
}

extension FocusedValues {
    @Entry fileprivate var pier: String?
    fileprivate var depth: Binding<Int>? {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

/// What a window gives its views.
@MainActor @Suite struct FocusedValueTests {
    @Observable final class Tide { var height = 3 }
    final class Crane: ObservableObject { var load = 7 }

    private struct Reader: View {
        @FocusedValue(\.pier) private var pier
        @FocusedValue(Tide.self) private var tide
        @FocusedBinding(\.depth) private var depth
        @FocusedObject private var crane: Crane?

        var body: some View {
            Text(verbatim: "\(pier ?? "-") \(tide?.height ?? 0) \(depth ?? 0) \(crane?.load ?? 0)")
        }
    }

    private struct Deepener: View {
        @FocusedBinding(\.depth) private var depth
        var body: some View {
            Text(verbatim: "deeper").onOpenURL { _ in depth = (depth ?? 0) + 1 }
        }
    }

    private struct Harbour: App {
        static var depth = 5
        var body: some Scene {
            WindowGroup {
                Deepener()
                Text(verbatim: "East").focusedSceneValue(
                    \.depth,
                    Binding {
                        Self.depth
                    } set: {
                        Self.depth = $0
                    })
            }
        }
    }

    @Test func whatAWindowGivesReachesItsViewsWhereverTheyAre() {
        let window = VStack {
            Reader()
            Text(verbatim: "East").focusedSceneValue(\.pier, "East").focusedSceneValue(Tide())
            Text(verbatim: "West").focusedSceneObject(Crane()).focusedSceneValue(\.depth, .constant(4))
        }
        #expect(viewNode(of: window).children.first?.text == "East 3 4 7")
    }

    @Test func whatAViewGivesWithoutTheFocusReachesNobody() {
        let window = VStack {
            Reader()
            Text(verbatim: "East").focusedValue(\.pier, "East").focusedValue(Tide()).focusedObject(Crane())
        }
        #expect(viewNode(of: window).children.first?.text == "- 0 0 0")
    }

    @Test func nilTakesAValueAway() {
        let window = VStack {
            Reader()
            Text(verbatim: "East").focusedSceneValue(\.pier, nil).focusedSceneValue(\.pier, "East")
        }
        #expect(viewNode(of: window).children.first?.text == "- 0 0 0")
    }

    @Test func whatHandlesAnEventReadsAndChangesTheWindowsValues() throws {
        Harbour.depth = 5
        let host = SceneHost(of: Harbour())
        #expect(host.deliver(.url(try #require(URL(string: "harbour:deeper")))))
        #expect(Harbour.depth == 6)
    }
}
