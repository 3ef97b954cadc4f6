/// The modules of Apple's that have a counterpart here under another name.
enum AppleModule {
    static let names = [
        "AVFAudio", "AVFoundation", "ActivityKit", "AlarmKit", "AppKit", "Combine", "CoreData", "CoreFoundation",
        "CoreGraphics", "CoreLocation", "CoreSpotlight", "CoreTransferable", "CryptoKit", "GeoToolbox", "ImageIO",
        "Intents", "LinkPresentation", "LockedCameraCapture", "MapKit", "MediaIntents", "MobileCoreServices",
        "MusicKit",
        "NowPlaying", "OSLog", "SwiftData", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
        "VisualIntelligence", "WatchKit", "WidgetKit", "os",
    ]

    /// The module that stands for one.
    static func counterpart(of name: String) -> String { "Platform\(name)" }

    /// The line of a target's settings with which it imports the counterpart by Apple's name.
    static func aliasLine(for name: String) -> String {
        ".unsafeFlags([\"-module-alias\", \"\(name)=\(counterpart(of: name))\"])"
    }
}
