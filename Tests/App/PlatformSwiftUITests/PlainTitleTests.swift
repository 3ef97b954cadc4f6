import IntentsModel
import PlatformSwiftUI
import Testing

@MainActor @Suite struct PlainTitleTests {
    private let title = "Coral %@"

    @Test func remarksAndCountsTakeTextsAsTheyAre() {
        let node = viewNode(of: Text("a").help(title).badge(title).navigationSubtitle(title))
        for name in ["help", "badge", "navigationSubtitle"] {
            #expect(node.attributes[name] == viewNode(of: Text("a").help(Text(verbatim: title))).attributes["help"])
        }
        #expect(viewNode(of: Text("a").badge(nil as String?)) == viewNode(of: Text("a").badge(nil as Text?)))
    }

    @Test func aGroupOfControlsTakesATitleAndASymbol() {
        let plain = viewNode(of: ControlGroup(title) { Text("a") })
        #expect(plain.kind == "controlGroup")
        #expect(
            plain
                == viewNode(
                    of: ControlGroup {
                        Text("a")
                    } label: {
                        Text(verbatim: title)
                    }))
        let marked = viewNode(of: ControlGroup(title, systemImage: "leaf") { Text("a") })
        #expect(
            marked
                == viewNode(
                    of: ControlGroup {
                        Text("a")
                    } label: {
                        Label(title, systemImage: "leaf")
                    }))
    }

    @Test func aQuestionAboutAValueNeedsNoMessage() {
        let asked = viewNode(
            of: Text("a").alert(title, isPresented: .constant(true), presenting: 3) { Button("Delete \($0)") {} })
        let spelled = viewNode(
            of: Text("a").alert(Text(verbatim: title), isPresented: .constant(true)) { Button("Delete 3") {} })
        #expect(asked == spelled)
    }
}
