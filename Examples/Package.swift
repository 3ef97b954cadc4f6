// swift-tools-version: 6.2
import PackageDescription

/// Apple's import names, each for the targets that ask for it alone; see “Apple's import names” in the project's README.
func settings(_ frameworks: String...) -> [SwiftSetting] {
    [.swiftLanguageMode(.v6)] + frameworks.map { .unsafeFlags(["-module-alias", "\($0)=Platform\($0)"]) }
}

/// App Intents, and the modules behind Apple's names.
func products(_ frameworks: String...) -> [Target.Dependency] {
    [.product(name: "AppIntents", package: "OpenAppIntents")]
        + frameworks.map { .product(name: "Platform\($0)", package: "OpenAppIntents") }
}

let testing = Target.Dependency.product(name: "AppIntentsTesting", package: "OpenAppIntents")

let package = Package(
    name: "Examples",
    dependencies: [.package(name: "OpenAppIntents", path: "..")],
    targets: [
        // Landmarks: a library with the intents, an app, an App Intents extension, widgets
        .target(
            name: "TravelTrackingKit",
            dependencies: products("CoreTransferable", "SwiftUI", "UniformTypeIdentifiers"),
            exclude: ["Resources/README.md"], resources: [.copy("Resources/landmarks.json")],
            swiftSettings: settings("CoreTransferable", "SwiftUI", "UniformTypeIdentifiers")),
        .executableTarget(
            name: "TravelTracking", dependencies: products("SwiftUI") + ["TravelTrackingKit"],
            swiftSettings: settings("SwiftUI")),
        .executableTarget(
            name: "TravelTrackingExtension", dependencies: products() + ["TravelTrackingKit"],
            swiftSettings: settings()),
        .executableTarget(
            name: "TravelTrackingWidgets", dependencies: products("SwiftUI", "WidgetKit") + ["TravelTrackingKit"],
            swiftSettings: settings("SwiftUI", "WidgetKit")),
        .testTarget(
            name: "TravelTrackingTests",
            dependencies: products("WidgetKit") + [
                "TravelTracking", "TravelTrackingExtension", "TravelTrackingKit", "TravelTrackingWidgets", testing,
            ],
            swiftSettings: settings("WidgetKit")),

        // Tasks: dates, units, files in and out, dependent choices, one router
        .executableTarget(
            name: "TaskBoard", dependencies: products("SwiftUI", "UniformTypeIdentifiers"),
            exclude: ["README.md"], resources: [.copy("Resources/board.json")],
            swiftSettings: settings("SwiftUI", "UniformTypeIdentifiers")),
        .testTarget(
            name: "TaskBoardTests", dependencies: ["TaskBoard", testing], swiftSettings: settings()),

        // Files that wait under a code
        .executableTarget(
            name: "FileTransfer", dependencies: products("SwiftUI", "UniformTypeIdentifiers"),
            exclude: ["README.md"], swiftSettings: settings("SwiftUI", "UniformTypeIdentifiers")),
        .testTarget(
            name: "FileTransferTests", dependencies: ["FileTransfer", testing], swiftSettings: settings()),
    ]
)
