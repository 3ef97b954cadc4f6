import IntentsModel
import Testing

@Suite("A title derived from a Swift name")
struct DerivedTitleTests {
    @Test(
        "is the name in words",
        arguments: [
            ("name", "Name"), ("dueDate", "Due Date"), ("homeURL", "Home URL"), ("urlOfHome", "Url Of Home"),
            ("HTTPServer", "HTTP Server"), ("snake_case", "Snake Case"), ("größe", "Größe"), ("x2", "X2"), ("", ""),
        ])
    func words(name: String, title: String) {
        #expect(LocalizedText(swiftName: name) == LocalizedText(title))
    }
}
