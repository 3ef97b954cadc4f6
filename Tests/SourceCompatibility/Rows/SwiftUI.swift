import AppIntents
import SwiftUI

@main
struct GardenApp: App {
    @State private var garden = Garden()
    @StateObject private var weather = Weather()
    @AppStorage("name") private var name = "Garden"
    @Environment(\.scenePhase) private var phase

    init() {}

    var body: some Scene {
        WindowGroup("Garden", id: "main") {
            ContentView()
                .environment(garden)
                .environmentObject(weather)
                .handlesExternalEvents(preferring: ["garden"], allowing: ["garden", "bed"])
                .onOpenURL { url in garden.open(url) }
                .onContinueUserActivity("org.example.garden.bed") { activity in
                    garden.selection = activity.targetContentIdentifier
                }
                .userActivity("org.example.garden.bed", isActive: garden.selection != nil) { activity in
                    activity.title = name
                    activity.targetContentIdentifier = garden.selection
                }
        }
        .handlesExternalEvents(matching: ["garden"])
        .defaultSize(width: 400, height: 300)
        .commands {
            CommandGroup(replacing: .newItem) { Button("New Bed") { garden.add() } }
            CommandMenu("Beds") { Button("Water All") {}.keyboardShortcut("w", modifiers: [.command, .shift]) }
        }
        .onChange(of: phase) { _, new in if new == .active { garden.refresh() } }

        WindowGroup(for: String.self) { $bed in Text(bed ?? "None") }
        Window("About", id: "about") { Text("Garden") }
        Settings { SettingsView() }
        MenuBarExtra("Garden", systemImage: "leaf") { Button("Quit") {} }
            .menuBarExtraStyle(.window)
    }
}

@MainActor @Observable
final class Garden {
    var beds: [Bed] = []
    var selection: String?
    var isEditing = false

    func open(_ url: URL) { selection = url.lastPathComponent }
    func add() { beds.append(Bed(name: "New", water: 0.5)) }
    func refresh() {}
}

struct Bed: Identifiable, Hashable {
    var id = UUID()
    var name: String
    var water: Double
}

@MainActor
final class Weather: ObservableObject {
    @Published var temperature = 20.0
}

struct ContentView: View {
    @Environment(Garden.self) private var garden
    @EnvironmentObject private var weather: Weather
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss
    @State private var path = NavigationPath()
    @State private var isPresented = false
    @State private var search = ""
    @FocusState private var isFocused: Bool
    @Namespace private var namespace
    @ScaledMetric(relativeTo: .title) private var size: CGFloat = 20

    var body: some View {
        @Bindable var garden = garden
        NavigationStack(path: $path) {
            List {
                Section("Beds") {
                    ForEach($garden.beds) { $bed in
                        NavigationLink(value: bed) { BedRow(bed: $bed) }
                            .swipeActions(edge: .trailing) {
                                Button("Delete", systemImage: "trash", role: .destructive) {}
                            }
                            .matchedGeometryEffect(id: bed.id, in: namespace)
                    }
                    .onDelete { garden.beds.remove(atOffsets: $0) }
                    .onMove { garden.beds.move(fromOffsets: $0, toOffset: $1) }
                }
                if garden.beds.isEmpty {
                    ContentUnavailableView("No Beds", systemImage: "leaf", description: Text("Add one."))
                }
            }
            .navigationTitle("Garden")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Bed.self) { bed in BedView(bed: bed) }
            .searchable(text: $search, prompt: "Search")
            .toolbar {
                ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { isPresented = true } }
                ToolbarSpacer(.fixed)
                ToolbarItemGroup(placement: .bottomBar) {
                    Spacer()
                    Text("\(weather.temperature, format: .number)°")
                }
            }
            .toolbar { EditControls(isEditing: $garden.isEditing) }
            .refreshable { self.garden.refresh() }
            .sheet(isPresented: $isPresented) { SettingsView().presentationDetents([.medium, .large]) }
            .alert("Remove all beds?", isPresented: $isPresented) {
                Button("Remove", role: .destructive) { garden.beds = [] }
                Button("Cancel", role: .cancel) { dismiss() }
            } message: {
                Text("This cannot be undone.")
            }
            .confirmationDialog("Water", isPresented: $isPresented, titleVisibility: .visible) {
                Button("Now") { openURL(URL(filePath: "/garden")) }
            }
        }
        .focused($isFocused)
        .preferredColorScheme(colorScheme)
        .font(.system(size: size, weight: .semibold, design: .rounded))
        .task { garden.refresh() }
        .task(id: search) { await Task.yield() }
    }
}

struct EditControls: View {
    @Binding var isEditing: Bool

    var body: some View {
        Toggle("Edit", isOn: $isEditing.animation(.easeInOut(duration: 0.2)))
        Menu("More") { Button("Sort") { withAnimation(.spring) { isEditing.toggle() } } }
    }
}

struct BedRow: View {
    @Binding var bed: Bed

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: "leaf.fill")
                .resizable()
                .scaledToFit()
                .frame(width: 24, height: 24)
                .foregroundStyle(.green.gradient)
                .symbolRenderingMode(.hierarchical)
            VStack(alignment: .leading) {
                Text(bed.name).font(.headline).lineLimit(1).truncationMode(.tail)
                Text("Water: ") + Text(bed.water, format: .percent).bold().foregroundColor(.blue)
            }
            Spacer(minLength: 0)
            Gauge(value: bed.water, in: 0...1) {
                Text("Water")
            } currentValueLabel: {
                Text("\(Int(bed.water * 100))")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.blue, .green]))
            Divider()
        }
        .padding(.horizontal)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
        .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 6, height: 6) }
        .contentTransition(.numericText())
        .transition(.opacity.combined(with: .scale))
        .animation(.default, value: bed.water)
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Bed \(bed.name)")
        .contextMenu { Button("Water") { bed.water = 1 } }
        .gesture(DragGesture().onEnded { value in bed.water = value.translation.width })
        .onTapGesture { bed.water += 0.1 }
    }
}

struct BedView: View {
    let bed: Bed
    @State private var date = Date()
    @State private var color = Color.green
    @State private var count = 1
    @State private var kind = Kind.flowers
    @State private var notes = ""
    @State private var secret = ""
    @GestureState private var isPressed = false

    enum Kind: String, CaseIterable, Identifiable {
        case flowers, herbs
        var id: Self { self }
    }

    var body: some View {
        Form {
            Picker("Kind", selection: $kind) {
                ForEach(Kind.allCases) { kind in Text(kind.rawValue.capitalized).tag(kind) }
            }
            .pickerStyle(.segmented)
            DatePicker("Planted", selection: $date, in: ...Date(), displayedComponents: .date)
            ColorPicker("Colour", selection: $color)
            Stepper("Plants: \(count)", value: $count, in: 1...20)
            Slider(value: .constant(0.5), in: 0...1, step: 0.1) {
                Text("Light")
            } minimumValueLabel: {
                Image(systemName: "sun.min")
            } maximumValueLabel: {
                Image(systemName: "sun.max")
            }
            TextField("Notes", text: $notes, prompt: Text("None"), axis: .vertical).submitLabel(.done)
            TextField("Count", value: $count, format: .number).textFieldStyle(.roundedBorder)
            SecureField("Key", text: $secret)
            TextEditor(text: $notes).frame(minHeight: 80)
            LabeledContent("Water", value: bed.water, format: .percent)
            DisclosureGroup("More") { Text(date, style: .relative) }
            GroupBox("Care") { ProgressView("Growth", value: 0.4) }
            ControlGroup {
                Button("Less") {}; Button("More") {}
            }
            ShareLink(item: URL(filePath: "/garden"), preview: SharePreview(bed.name))
            Link("Help", destination: URL(filePath: "/garden"))
            Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true).monospacedDigit()
        }
        .formStyle(.grouped)
        .onChange(of: kind) { count = 1 }
    }
}

struct SettingsView: View {
    @AppStorage("unit", store: UserDefaults(suiteName: "group.org.example.garden")) private var unit: String?
    @SceneStorage("tab") private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            Text(unit ?? "None").tabItem { Label("Units", systemImage: "ruler") }.tag(0)
            LayoutGallery().tabItem { Label("Layout", systemImage: "square.grid.2x2") }.tag(1)
        }
        .tabViewStyle(.page)
    }
}

struct LayoutGallery: View {
    private let columns = [GridItem(.adaptive(minimum: 80), spacing: 8), GridItem(.flexible())]

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(0..<4) { index in Text("\(index)") }
                ForEach(["a", "b"], id: \.self) { Text($0) }
                ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, text in Text("\(index) \(text)") }
            }
            LazyVStack(spacing: 4, pinnedViews: [.sectionHeaders]) { Text("Row") }
            Grid(alignment: .leading, horizontalSpacing: 4) {
                GridRow {
                    Text("A")
                    Text("B").gridCellColumns(2)
                }
            }
            ViewThatFits {
                Text("A long text")
                Text("Short")
            }
            GeometryReader { proxy in
                Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    .frame(width: proxy.size.width / 2)
            }
            TimelineView(.periodic(from: .now, by: 60)) { context in Text(context.date, style: .time) }
            AsyncImage(url: URL(string: "https://example.org/a.png")) { image in
                image.resizable().aspectRatio(contentMode: .fill)
            } placeholder: {
                ProgressView()
            }
            Leaf().stroke(Color.green, style: StrokeStyle(lineWidth: 2, lineCap: .round))
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 10, y: 10))
                path.addArc(center: .zero, radius: 5, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
                path.closeSubpath()
            }
            .fill(.orange)
            ZStack {
                ContainerRelativeShape().fill(.background)
                Capsule().strokeBorder(.primary, lineWidth: 1)
                AnyView(EmptyView())
                Color.black.opacity(0.2).ignoresSafeArea()
            }
            Text("Card").modifier(Card(color: .yellow)).rotationEffect(.degrees(5)).scaleEffect(1.1)
            Group {
                Text("One")
                Text("Two")
            }
            .buttonStyle(.borderedProminent)
            Button("Own") {}.buttonStyle(Pressed())
            Label("Tip", systemImage: "info").labelStyle(.titleOnly)
        }
    }
}

struct Card: ViewModifier {
    var color: Color

    func body(content: Content) -> some View {
        content.padding().background(color).clipShape(.rect(cornerRadius: 8)).shadow(radius: 2)
    }
}

struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

nonisolated struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}

private struct TitleWidthKey: PreferenceKey {
    nonisolated static let defaultValue: CGFloat = 0
    nonisolated static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension EnvironmentValues {
    @Entry var bedColor: Color = .green
    @Entry var bedName: String?
}

struct Measured: View {
    @Environment(\.bedColor) private var color
    @State private var width: CGFloat = 0

    var body: some View {
        Text("Title")
            .background { GeometryReader { Color.clear.preference(key: TitleWidthKey.self, value: $0.size.width) } }
            .onPreferenceChange(TitleWidthKey.self) { _ in }
            .environment(\.bedColor, .red)
            .foregroundStyle(color)
            .tint(nil)
    }
}

@MainActor func thumbnail() -> Data? {
    let renderer = ImageRenderer(content: Text("Bed"))
    renderer.scale = 2
    return renderer.cgImage == nil ? nil : Data()
}

#Preview { ContentView().environment(Garden()) }

#Preview("Row", traits: .sizeThatFitsLayout) {
    @Previewable @State var bed = Bed(name: "Rose", water: 0.4)
    BedRow(bed: $bed)
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SettingsView().previewDisplayName("Settings")
            LayoutGallery().previewLayout(.sizeThatFits)
        }
    }
}
