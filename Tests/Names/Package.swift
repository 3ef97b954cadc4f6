// swift-tools-version: 6.2
import PackageDescription

// Both ways to Apple's names, from outside: aliases for one target, companion products for another. Building it is the test.

/// The frameworks whose names both ways give.
let frameworks = [
    "ActivityKit", "AppKit", "CoreSpotlight", "CoreTransferable", "Intents", "SwiftData", "SwiftUI", "UIKit",
    "UniformTypeIdentifiers", "VisualIntelligence", "WidgetKit",
]

/// Names that only an alias gives; for most of them other packages ask with `canImport`.
let aliasesOnly = [
    "AlarmKit": "PlatformAlarmKit", "Combine": "PlatformCombine", "CoreLocation": "PlatformCoreLocation",
    "CryptoKit": "PlatformCryptoKit", "GeoToolbox": "PlatformGeoToolbox", "NowPlaying": "PlatformNowPlaying",
    "OSLog": "PlatformOSLog",
    "UserNotifications": "PlatformUserNotifications", "os": "Platformos",
]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "OpenAppIntents") }

let aliases =
    frameworks.map { ($0, "Platform\($0)") } + aliasesOnly.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }

let package = Package(
    name: "Names",
    dependencies: [.package(name: "OpenAppIntents", path: "../..")],
    targets: [
        .target(
            name: "Aliases", dependencies: [product("AppIntents")] + aliases.map { product($0.1) },
            swiftSettings: aliases.map { .unsafeFlags(["-module-alias", "\($0.0)=\($0.1)"]) }),
        .target(name: "Companions", dependencies: [product("AppIntents")] + frameworks.map(product)),
    ]
)
