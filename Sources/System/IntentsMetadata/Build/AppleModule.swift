/// The modules of Apple's that have a counterpart here under another name.
enum AppleModule {
    static let names = [
        "ActivityKit", "AlarmKit", "AppKit", "Combine", "CoreLocation", "CoreSpotlight", "CoreTransferable",
        "GeoToolbox", "Intents", "NowPlaying", "OSLog", "SwiftData", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
        "UserNotifications", "VisualIntelligence", "WidgetKit", "os",
    ]

    /// The module that stands for one.
    static func counterpart(of name: String) -> String { "Platform\(name)" }

    /// The line of a target's settings with which it imports the counterpart by Apple's name.
    static func aliasLine(for name: String) -> String {
        ".unsafeFlags([\"-module-alias\", \"\(name)=\(counterpart(of: name))\"])"
    }
}
