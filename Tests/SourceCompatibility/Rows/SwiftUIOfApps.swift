import AppIntents
import SwiftUI
import WidgetKit

// A window that imports SwiftUI alone, as apps do, and uses names of the framework below it.
struct HarbourDelegateKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    var harbour: String? {
        get { self[HarbourDelegateKey.self] }
        set { self[HarbourDelegateKey.self] = newValue }
    }
}

final class HarbourDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

struct HarbourApp: App {
    @UIApplicationDelegateAdaptor(HarbourDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { HarbourView() }
    }
}

struct HarbourView: View {
    @FocusedValue(\.harbour) private var focused
    @State private var search = ""
    @State private var isOpen = false
    @State private var page = 0
    @Namespace private var glass

    var body: some View {
        TabView(selection: $page) {
            Tab("Piers", systemImage: "ferry", value: 0) { list }
            Tab("Search", systemImage: "magnifyingglass", value: 1, role: .search) { found }
            Tab(value: 2, role: .search) { found }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .focusedValue(\.harbour, "East")
        .focusedSceneValue(\.harbour, "West")
    }

    private var list: some View {
        List {
            TextField("Name", text: $search)
                .keyboardType(.emailAddress)
                .textContentType(.username)
                .textInputAutocapitalization(.never)
            EditButton()
        }
        .listSectionSpacing(.compact)
        .listSectionSeparator(.hidden)
        .scrollDismissesKeyboard(.interactively)
        .searchable(
            text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Pier"
        )
        .searchSuggestions { Text("East") }
        .searchScopes($page) { Text("All").tag(0) }
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarTitleDisplayMode(.inlineLarge)
        .toolbarRole(.editor)
        .inspector(isPresented: $isOpen) { Text("Depth") }
        .alert(isPresented: $isOpen) {
            Alert(
                title: Text("Leave?"), primaryButton: .destructive(Text("Leave")), secondaryButton: .cancel())
        }
        .navigationBarItems(trailing: Text("More"))
    }

    @ViewBuilder private var found: some View {
        if search.isEmpty { ContentUnavailableView.search } else { ContentUnavailableView.search(text: search) }
    }

    private var tiles: some View {
        GlassEffectContainer(spacing: 8) {
            Text("East").glassEffect().glassEffectID("east", in: glass)
            Text("West").glassEffect(.regular.tint(.blue).interactive(), in: .capsule)
        }
        .containerShape(Circle())
        .safeAreaPadding(.top)
        .scrollTargetBehavior(.viewAligned)
        .scrollBounceBehavior(.basedOnSize)
        .defaultScrollAnchor(.bottom)
        .backgroundStyle(.red)
    }

    private var drawings: some View {
        VStack {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                context.stroke(Path(), with: .style(.tint), lineWidth: 2)
            }
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
            Text("Anchor")
                .foregroundStyle(.white.shadow(.drop(radius: 2)))
                .background(Color(.systemBackground))
                .background(Color(.secondarySystemBackground))
                .phaseAnimator([0.0, 1.0]) { view, phase in view.opacity(phase) }
            Image(uiImage: UIImage()).draggable("anchor") { Text("Anchor") }
        }
        .fileImporter(isPresented: $isOpen, allowedContentTypes: [.image], allowsMultipleSelection: true) { _ in }
        .onDrop(of: [.text], isTargeted: nil) { providers in !providers.isEmpty }
        .onDrag { NSItemProvider(object: "anchor" as NSString) }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
        .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in }
        .contextMenu {
            Button("Lift") {}
        } preview: {
            Text("Anchor")
        }
    }
}

struct TideWidgetView: View {
    @Environment(\.levelOfDetail) private var detail
    @Environment(\.activityFamily) private var family

    var body: some View {
        Image("tide").widgetAccentedRenderingMode(.accentedDesaturated)
            .widgetLabel("High tide")
            .widgetLabel { Text("Low tide") }
            .containerBackground(.fill.tertiary, for: .widget)
    }
}

func headline(_ text: String) -> AttributedString {
    var styled = AttributedString(text)
    styled.font = .headline
    styled.foregroundColor = .red
    styled.backgroundColor = .yellow
    styled[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] = 2
    return styled
}
