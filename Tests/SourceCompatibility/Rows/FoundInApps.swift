import ActivityKit
import AppIntents
import CoreSpotlight
import CoreTransferable
import LinkPresentation
import LockedCameraCapture
import MediaIntents
import MobileCoreServices
import MusicKit
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import WidgetKit
import os

// Forms that public apps use and that are easy to leave out.

struct DiveAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var depth: Int
    }

    var site: String
}

struct DiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DiveAttributes.self) { context in
            Text("\(context.state.depth) m")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading, priority: 1) {
                    Text(context.attributes.site).dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
            } compactLeading: {
                Text("D")
            } compactTrailing: {
                Text("\(context.state.depth)")
            } minimal: {
                Text("D")
            }
        }
        .onBackgroundURLSessionEvents { _, completion in completion() }
        .onBackgroundURLSessionEvents(matching: "org.example.dives") { _, completion in completion() }
        .backgroundTask(.urlSession("org.example.dives")) {}
    }
}

struct DiveActivityPreviews: PreviewProvider {
    static var previews: some View {
        DiveAttributes(site: "Wall")
            .previewContext(DiveAttributes.ContentState(depth: 12), viewKind: .dynamicIsland(.compact))
            .previewDisplayName("Compact")
        DiveAttributes(site: "Wall")
            .previewContext(DiveAttributes.ContentState(depth: 12), isStale: true, viewKind: .content)
            .previewInterfaceOrientation(.landscapeLeft)
    }
}

func followDives() async {
    for await isAllowed in ActivityAuthorizationInfo().activityEnablementUpdates where isAllowed { break }
    for await token in Activity<DiveAttributes>.pushToStartTokenUpdates { print(token.count) }
    for await dive in Activity<DiveAttributes>.activityUpdates { print(dive.attributes.site) }
    do {
        let content = ActivityContent(state: DiveAttributes.ContentState(depth: 0), staleDate: nil)
        _ = try Activity.request(attributes: DiveAttributes(site: "Wall"), content: content)
    } catch ActivityAuthorizationError.denied {
        print("not allowed")
    } catch { print(error) }
}

struct PlainTitlesView: View {
    let name: String
    @State private var isAsking = false
    @State private var chosen: Int?

    var body: some View {
        TabView {
            Text(name).help(name).help(Text("Help")).badge(name).navigationSubtitle(name)
            ControlGroup(name) { Button("One") {} }
            ControlGroup("Tools", systemImage: "wrench") { Button("One") {} }
        }
        .indexViewStyle(.page)
        .alert(name, isPresented: $isAsking, presenting: chosen) { number in Button("Take \(number)") {} }
        .alert("Choose", isPresented: $isAsking, presenting: chosen) { number in Button("Take \(number)") {} }
        .accessibilityAdjustableAction { direction in
            if direction == .increment { chosen = (chosen ?? 0) + 1 }
        }
    }
}

struct HeardQuery: IntentValueQuery {
    func values(for input: AudioSearch) async throws -> [String] {
        switch input.criteria {
        case .searchQuery(let words): [words]
        case .url(let addresses): addresses.map(\.absoluteString)
        case .unspecified: []
        @unknown default: []
        }
    }
}

struct DiveLog: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .pdf, shouldAllowToOpenInPlace: true) { _ in
            SentTransferredFile(URL(fileURLWithPath: "/tmp").appendingPathComponent("log", conformingTo: .pdf))
        }
    }
}

enum Gear: String, AppEnum {
    case mask
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Gear"
    static let caseDisplayRepresentations: [Gear: DisplayRepresentation] = [
        .mask: DisplayRepresentation(
            title: "Mask",
            image: .init(
                systemName: "eye", tintColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
                symbolConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)))
    ]
}

extension ImageResource {
    static let reef = ImageResource(name: "reef", bundle: .main)
}

let pictureOfReef = UIImage(resource: .reef)
let tintedSymbol = UIImage(systemName: "leaf")?.withTintColor(.red, renderingMode: .alwaysOriginal)
let countOfDives = OSAllocatedUnfairLock(initialState: 0)

struct PriceDiveIntent: AppIntent {
    static let title: LocalizedStringResource = "Price a Dive"
    @Parameter(title: "Price", default: 2.5) var price: Decimal
    @Parameter(title: "Tip") var tip: Decimal?

    func perform() async throws -> some IntentResult & ReturnsValue<Decimal> { .result(value: price + (tip ?? 0)) }
}

nonisolated struct Dive {
    var name: String
}

func divesNamed(_ words: String) -> Predicate<Dive> {
    #Predicate { dive in dive.name.localizedStandardContains(words) }
}

struct RenamedDiveView: View {
    @State private var name = ""
    var body: some View { Text(name).navigationTitle($name) }
}

func keepDives() {
    os_log(.debug, "Kept %d of %s", 3, "dives")
    os_log(.debug, "Kept")
    countOfDives.withLock { $0 += 1 }
    UserDefaults.standard.setValue(countOfDives.withLock { $0 }, forKey: "dives")
    print(UserDefaults.standard.value(forKey: "dives") as? Int ?? 0)
    let attributes = CSSearchableItemAttributeSet(contentType: .content)
    attributes.allDay = true
    attributes.domainIdentifier = "dives"
    attributes.weakRelatedUniqueIdentifier = "wall"
    attributes.actionIdentifiers = ["call"]
    print(CSSearchableIndex(name: "dives", protectionClass: .complete), attributes)
    NSUserActivity.deleteAllSavedUserActivities {}
}
