// swift-tools-version: 6.2
import PackageDescription

// Apple's import name for this target alone; see “Apple's import names” in the project's README.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .unsafeFlags(["-module-alias", "SwiftUI=PlatformSwiftUI"]),
]

let frameworks: [Target.Dependency] = [
    .product(name: "AppIntents", package: "OpenAppIntents"),
    .product(name: "PlatformSwiftUI", package: "OpenAppIntents"),
]

let package = Package(
    name: "Examples",
    dependencies: [.package(name: "OpenAppIntents", path: "..")],
    targets: [
        .target(
            name: "TravelTrackingKit", dependencies: frameworks,
            exclude: ["Resources/README.md"], resources: [.copy("Resources/landmarks.json")], swiftSettings: settings),
        .executableTarget(
            name: "TravelTracking", dependencies: frameworks + ["TravelTrackingKit"], swiftSettings: settings),
        .executableTarget(
            name: "TravelTrackingExtension", dependencies: frameworks + ["TravelTrackingKit"], swiftSettings: settings),
        .testTarget(
            name: "TravelTrackingTests",
            dependencies: [
                "TravelTracking", "TravelTrackingExtension", "TravelTrackingKit",
                .product(name: "AppIntentsTesting", package: "OpenAppIntents"),
            ], swiftSettings: settings),
    ]
)
