import IntentsModel
import PlatformSwiftUI
import Testing

/// Controls that take a value from the person.
@MainActor @Suite struct InputViewTests {
    private let english = Locale(identifier: "en_US")

    private func tree(_ view: some View) -> ViewNode { viewNode(of: view, locale: english) }

    @Test func aPickerHasItsChoicesWithTheirTags() {
        let picker = Picker("Kind", selection: .constant("herbs" as String?)) {
            Text(verbatim: "Herbs").tag("herbs" as String?)
            Text(verbatim: "None").tag(nil as String?)
        }
        #expect(
            tree(picker.pickerStyle(.segmented))
                == ViewNode(
                    "picker", text: "Kind",
                    attributes: ["selection": .string("herbs"), "pickerStyle": .string("segmented")],
                    children: [
                        ViewNode("text", text: "Herbs", attributes: ["tag": .string("herbs")]),
                        ViewNode("text", text: "None", attributes: ["tag": .string("nil")]),
                    ]))
    }

    @Test func aMenuHasItsControls() {
        #expect(
            tree(Menu("More", systemImage: "ellipsis") { Button("Sort") {} })
                == ViewNode(
                    "menu", text: "More", image: .systemName("ellipsis"), children: [ViewNode("button", text: "Sort")]))
    }

    @Test func aSliderHasValueBoundsAndSteps() {
        let slider = Slider(value: .constant(2.5), in: 0...10, step: 0.5) { Text("Light") }
        #expect(
            tree(slider)
                == ViewNode(
                    "slider", text: "Light",
                    attributes: [
                        "value": .double(2.5), "bounds": .array([.double(0), .double(10)]), "step": .double(0.5),
                    ]))
    }

    @Test func aStepperStaysWithinItsBounds() {
        let count = State(initialValue: 19)
        let stepper = Stepper("Plants", value: count.projectedValue, in: 1...20)
        stepper.onIncrement?()
        stepper.onIncrement?()
        #expect(count.wrappedValue == 20)
        #expect(tree(stepper) == ViewNode("stepper", text: "Plants", attributes: ["value": .string("20")]))
    }

    @Test func fieldsHaveTheirValueAndASecretOnlyItsLength() {
        #expect(
            tree(TextField("Notes", text: .constant("Wet"), prompt: Text("None"), axis: .vertical))
                == ViewNode(
                    "textField", text: "Notes",
                    attributes: ["value": .string("Wet"), "prompt": .string("None"), "axis": .string("vertical")]))
        #expect(
            tree(TextField("Count", value: .constant(3), format: .number)).attributes["value"] == .string("3"))
        #expect(
            tree(SecureField("Key", text: .constant("hush")))
                == ViewNode("secureField", text: "Key", attributes: ["length": .int(4)]))
        #expect(tree(TextEditor(text: .constant("Long"))).attributes["value"] == .string("Long"))
    }

    @Test func aDatePickerHasItsRange() {
        let date = Date(timeIntervalSince1970: 0)
        let picker = DatePicker("Planted", selection: .constant(date), in: date..., displayedComponents: .date)
        #expect(
            tree(picker).attributes == [
                "value": .string("1970-01-01T00:00:00Z"), "components": .array([.string("date")]),
                "earliest": .string("1970-01-01T00:00:00Z"),
            ])
    }

    @Test func aColorPickerHasItsColor() {
        #expect(
            tree(ColorPicker("Colour", selection: .constant(.red), supportsOpacity: false)).attributes
                == ["value": .string("red"), "supportsOpacity": .bool(false)])
    }

    @Test func groupsOfControlsHaveTheirLabels() {
        #expect(
            tree(DisclosureGroup("More", isExpanded: .constant(true)) { Text("Deep") })
                == ViewNode(
                    "disclosureGroup", text: "More", attributes: ["isExpanded": .bool(true)],
                    children: [ViewNode("text", text: "Deep")]))
        #expect(
            tree(GroupBox("Care") { Text("Wet") })
                == ViewNode("groupBox", text: "Care", children: [ViewNode("text", text: "Wet")]))
        #expect(
            tree(LabeledContent("Water", value: 0.5, format: .percent))
                == ViewNode("labeledContent", text: "Water", children: [ViewNode("text", text: "50%")]))
        #expect(tree(ControlGroup { Button("Less") {} }).children == [ViewNode("button", text: "Less")])
    }

    @Test func aGaugeHasItsValueAndLabels() {
        let gauge = Gauge(value: 3, in: 0...10) {
            Text("Water")
        } currentValueLabel: {
            Text("3")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        }
        #expect(
            tree(gauge.gaugeStyle(.accessoryCircular))
                == ViewNode(
                    "gauge", text: "Water",
                    attributes: [
                        "value": .double(3), "bounds": .array([.double(0), .double(10)]),
                        "gaugeStyle": .string("accessoryCircular"),
                    ],
                    children: [
                        ViewNode("currentValue", text: "3"), ViewNode("minimumValue", text: "0"),
                        ViewNode("maximumValue", text: "10"),
                    ]))
    }

    @Test func aShareLinkNamesWhatItShares() throws {
        let url = try #require(URL(string: "https://example.org/reef"))
        #expect(
            tree(ShareLink("Share", item: url, message: Text("Look")))
                == ViewNode(
                    "shareLink", text: "Share", image: .systemName("square.and.arrow.up"),
                    attributes: ["items": .array([.string("https://example.org/reef")]), "message": .string("Look")]))
    }

    @Test func aProgressViewOfATimeSaysWhichTime() {
        let start = Date(timeIntervalSince1970: 0)
        let node = tree(ProgressView(timerInterval: start...start.addingTimeInterval(60)) { Text("Tea") })
        #expect(node.text == "Tea")
        #expect(
            node.attributes["timerInterval"]
                == .array([.string("1970-01-01T00:00:00Z"), .string("1970-01-01T00:01:00Z")]))
    }
}
