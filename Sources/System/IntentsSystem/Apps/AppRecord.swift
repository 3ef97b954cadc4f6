import IntentsModel

/// An installed app as the store knows it.
struct AppRecord: Hashable, Sendable {
    var identifier: String
    var name: String
    var alternativeNames: [String]
    var version: String
    /// The installed bundle's folder.
    var path: String
    var actionCount: Int
    /// The app's own bundle first, then its extensions.
    var bundles: [BundleRecord]

    /// Every name a person may call the app by.
    var allNames: [String] { [name] + alternativeNames }

    var extensions: [BundleRecord] { bundles.filter { $0.kind != .app } }
}

/// One executable of an installed app: the app's own, or an extension's.
struct BundleRecord: Hashable, Sendable {
    var identifier: String
    var app: String
    var kind: ProcessKind
    /// The bundle's folder.
    var path: String
    var executable: String
}
