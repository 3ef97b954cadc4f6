import AppIntents
import IntentsModel
import PlatformSwiftUI
import Testing

@testable import AppIntents

@Suite("What is shown names its entities") @MainActor
struct OnScreenContentTests {
    private func node(_ view: some View) -> ViewNode { viewNode(of: view, locale: Locale(identifier: "en")) }

    private func identifier(_ id: Int) -> EntityIdentifier { EntityIdentifier(for: Plant.self, identifier: id) }

    @Test func theStatementClosestToTheViewCounts() {
        let view = Text("Rose").appEntityIdentifier(identifier(3)).appEntityIdentifier(identifier(4))
        #expect(node(view).attributes["appEntityIdentifier"] == .string("Plant/3"))
        let none = Text("Rose").appEntityIdentifier(nil).appEntityIdentifier(identifier(4))
        #expect(node(none).attributes["appEntityIdentifier"] == .null)
    }

    @Test func rowsAreNamedByWhatIdentifiesThem() {
        let list = List([1, 2], id: \.self) { Text("\($0)") }.appEntityIdentifier(forSelectionType: Int.self) {
            $0 == 1 ? EntityIdentifier(for: Plant.self, identifier: $0) : nil
        }
        #expect(
            node(list).children.map { $0.attributes["appEntityIdentifier"] } == [.string("Plant/1"), nil])
        let other = List([1], id: \.self) { Text("\($0)") }.appEntityIdentifier(forSelectionType: String.self) { _ in
            EntityIdentifier(for: Plant.self, identifier: 9)
        }
        #expect(node(other).children.map { $0.attributes["appEntityIdentifier"] } == [nil])
    }

    @Test func aViewThatDrawsItselfCanBeAsked() {
        let view = Text("Canvas").appEntityUIElements { context in
            [AppEntityUIElement(Garden.plants[0], bounds: context.bounds)]
        }
        #expect(node(view).attributes["appEntityUIElements"] == .bool(true))
    }

    @Test func aPartOfAViewKeepsWhatItIsMadeOf() {
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        let inner = AppEntityUIElement(identifier: identifier(4), bounds: .zero)
        let element = AppEntityUIElement(
            Garden.plants[0], bounds: bounds, state: AppEntityUIElement.State(isSelected: true), subelements: [inner])
        #expect(element.identifier == EntityIdentifier(for: Garden.plants[0]))
        #expect(element.bounds == bounds)
        #expect(element.state.isSelected)
        #expect(!inner.state.isSelected)
        #expect(element.subelements.map(\.identifier) == [identifier(4)])
        let context = AppEntityUIElementsContext(bounds: bounds, requests: [.selected, .visible(rect: bounds)])
        #expect(context.requests.contains(.visible(rect: bounds)))
        #expect(!context.requests.contains(.visible(rect: .zero)))
    }

    @Test func anActivityIsAboutAnEntity() {
        let activity = NSUserActivity(activityType: "org.example.plant")
        #expect(activity.appEntityIdentifier == nil)
        activity.appEntityIdentifier = identifier(3)
        #expect(activity.appEntityIdentifier == identifier(3))
        activity.appEntityIdentifier = nil
        #expect(activity.appEntityIdentifier == nil)
    }
}
