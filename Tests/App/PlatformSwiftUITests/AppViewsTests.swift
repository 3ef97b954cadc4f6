import IntentsModel
import PlatformSwiftUI
import Testing

@MainActor struct AppViewsTests {
    private func tree(_ view: some View) throws -> String {
        "\(try viewTree(of: view, locale: Locale(identifier: "en")))"
    }

    @Test("A question in the older form shows its texts and answers")
    func alerts() throws {
        let view = Text("Pier").alert(isPresented: .constant(true)) {
            Alert(
                title: Text("Leave?"), message: Text("It rains."), primaryButton: .destructive(Text("Leave")),
                secondaryButton: .cancel())
        }
        let text = try tree(view)
        #expect(["Leave?", "It rains.", "Cancel"].allSatisfy(text.contains))
        #expect(
            try !tree(Text("Pier").alert(isPresented: .constant(false)) { Alert(title: Text("Leave?")) }).contains(
                "Leave?"))
    }

    @Test("A style's level of importance is told with the style")
    func levels() throws {
        let text = try tree(Text("Tide").containerBackground(.fill.tertiary, for: .widget))
        #expect(text.contains("fill") && text.contains("tertiary"))
    }

    @Test("Styled texts keep the attributes that SwiftUI adds")
    func attributes() {
        var text = AttributedString("Tide")
        text.font = .headline
        text.foregroundColor = .red
        #expect(text.font == .headline)
        #expect(text.foregroundColor == .red)
        #expect(text.backgroundColor == nil)
    }

    @Test("Phases show the first one, and a mesh tells its colours")
    func stills() throws {
        #expect(try tree(Text("Tide").phaseAnimator([0.25, 1]) { $0.opacity($1) }).contains("0.25"))
        let mesh = MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])
        #expect(try tree(mesh).contains("meshGradient"))
    }
}
