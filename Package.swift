// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain's own swift-syntax, for the macro plug-in.
///
/// The manifest runs inside the toolchain's package manager, so the mapped `libPackageDescription.so` tells where the
/// toolchain is; nothing is hard-coded and no environment variable is needed.
let hostLibraries: String = {
    guard let maps = fopen("/proc/self/maps", "r") else { return "/usr/lib/swift/host" }
    defer { fclose(maps) }
    // Line by line: Foundation reads only the first page of such a file, and the order of the lines changes.
    var buffer = [CChar](repeating: 0, count: 8192)
    while fgets(&buffer, Int32(buffer.count), maps) != nil {
        let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard let path = line.firstIndex(of: "/").map({ line[$0...].dropLast() }) else { continue }
        guard path.hasSuffix("/libPackageDescription.so") else { continue }
        return path.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/host"
    }
    return "/usr/lib/swift/host"
}()

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
]

let syntaxImport: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let syntaxLinking: [LinkerSetting] = [
    .unsafeFlags([
        "-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
        "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-lSwiftSyntaxMacroExpansion", "-lSwiftSyntaxBuilder", "-lSwiftParser",
        "-lSwiftDiagnostics", "-lSwiftCompilerPluginMessageHandling",
    ])
]

/// A target of one wing: `path` is its folder below `Sources`.
func library(_ name: String, in wing: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(wing)/\(name)", swiftSettings: strict)
}

func tests(_ name: String, in wing: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(wing)/\(name)", resources: resources,
        swiftSettings: strict)
}

let package = Package(
    name: "OpenAppIntents",
    products: [
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
        .library(name: "PlatformFoundation", targets: ["PlatformFoundation"]),
        .library(name: "PlatformCombine", targets: ["PlatformCombine"]),
        .library(name: "PlatformIntents", targets: ["PlatformIntents"]),
        .library(name: "PlatformOSLog", targets: ["PlatformOSLog"]),
        .library(name: "Platformos", targets: ["Platformos"]),
        .library(name: "PlatformSwiftUI", targets: ["PlatformSwiftUI"]),
        .library(name: "PlatformCoreSpotlight", targets: ["PlatformCoreSpotlight"]),
        .library(name: "PlatformCoreTransferable", targets: ["PlatformCoreTransferable"]),
        .library(name: "PlatformActivityKit", targets: ["PlatformActivityKit"]),
        .library(name: "PlatformAlarmKit", targets: ["PlatformAlarmKit"]),
        .library(name: "PlatformAppKit", targets: ["PlatformAppKit"]),
        .library(name: "PlatformAVFoundation", targets: ["PlatformAVFoundation"]),
        .library(name: "PlatformCryptoKit", targets: ["PlatformCryptoKit"]),
        .library(name: "PlatformNowPlaying", targets: ["PlatformNowPlaying"]),
        .library(name: "PlatformSwiftData", targets: ["PlatformSwiftData"]),
        .library(name: "PlatformUIKit", targets: ["PlatformUIKit"]),
        .library(name: "PlatformUserNotifications", targets: ["PlatformUserNotifications"]),
        .library(name: "PlatformVisualIntelligence", targets: ["PlatformVisualIntelligence"]),
        .library(name: "PlatformWidgetKit", targets: ["PlatformWidgetKit"]),
        .library(name: "PlatformCoreLocation", targets: ["PlatformCoreLocation"]),
        .library(name: "PlatformGeoToolbox", targets: ["PlatformGeoToolbox"]),
        .library(name: "PlatformUniformTypeIdentifiers", targets: ["PlatformUniformTypeIdentifiers"]),
        .executable(name: "intents", targets: ["intents"]),
        .executable(name: "intentsd", targets: ["intentsd"]),
        .plugin(name: "BuildIntents", targets: ["BuildIntents"]),
    ],
    targets: [
        // Floor 0
        .target(name: "CPlatform", path: "Sources/C/CPlatform"),
        .target(name: "CSystemd", path: "Sources/C/CSystemd"),
        .systemLibrary(
            name: "CSQLite", path: "Sources/C/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(
            name: "COpenSSL", path: "Sources/C/COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CSystemLogNames", path: "Sources/C/CSystemLogNames"),

        // Shared wing
        library("IntentsContentTypes", in: "Shared"),
        library("IntentsStrings", in: "Shared"),
        library("IntentsModel", in: "Shared"),
        library("IntentsLink", in: "Shared", ["CPlatform", "IntentsModel"]),
        library("IntentsResolution", in: "Shared", ["IntentsContentTypes", "IntentsModel", "IntentsStrings"]),
        library("IntentsClient", in: "Shared", ["IntentsLink", "IntentsModel"]),

        // App wing
        library("PlatformFoundation", in: "App", ["CPlatform", "IntentsModel", "IntentsStrings"]),
        library("PlatformAVFoundation", in: "App", ["IntentsModel", "PlatformFoundation"]),
        library("PlatformCombine", in: "App", ["IntentsModel", "PlatformFoundation"]),
        library("PlatformCryptoKit", in: "App", ["COpenSSL", "PlatformFoundation"]),
        library("PlatformIntents", in: "App", ["PlatformFoundation"]),
        library("PlatformOSLog", in: "App", ["PlatformFoundation"]),
        library("Platformos", in: "App", ["CSystemLogNames", "PlatformOSLog"]),
        library("PlatformUniformTypeIdentifiers", in: "App", ["IntentsContentTypes"]),
        library("PlatformActivityKit", in: "App", ["IntentsModel", "PlatformFoundation"]),
        library("PlatformCoreLocation", in: "App"),
        library("PlatformGeoToolbox", in: "App", ["PlatformCoreLocation"]),
        library("PlatformCoreTransferable", in: "App", ["PlatformFoundation", "PlatformUniformTypeIdentifiers"]),
        library(
            "PlatformCoreSpotlight", in: "App",
            ["IntentsHost", "IntentsLink", "IntentsModel", "PlatformFoundation", "PlatformUniformTypeIdentifiers"]),
        library(
            "IntentsHost", in: "App",
            ["CPlatform", "IntentsLink", "IntentsModel", "IntentsResolution", "PlatformFoundation"]),
        library("PlatformUIKitCore", in: "App", ["IntentsModel", "PlatformFoundation"]),
        library("PlatformAppKit", in: "App", ["IntentsModel", "PlatformFoundation"]),
        library(
            "PlatformSwiftUI", in: "App",
            [
                "AppIntentsMacros", "IntentsHost", "IntentsModel", "PlatformAppKit", "PlatformCombine",
                "PlatformCoreTransferable", "PlatformFoundation", "PlatformUIKitCore",
            ]),
        library(
            "AppIntents", in: "App",
            [
                "AppIntentsMacros", "IntentsContentTypes", "IntentsHost", "IntentsLink", "IntentsModel",
                "IntentsResolution", "PlatformCoreLocation", "PlatformCoreSpotlight", "PlatformCoreTransferable",
                "PlatformFoundation", "PlatformGeoToolbox", "PlatformSwiftUI", "PlatformUniformTypeIdentifiers",
            ]),
        .macro(
            name: "AppIntentsMacros",
            path: "Sources/App/AppIntentsMacros",
            swiftSettings: strict + syntaxImport,
            linkerSettings: syntaxLinking),
        library("PlatformVisualIntelligence", in: "App", ["AppIntents", "IntentsModel", "PlatformFoundation"]),
        library(
            "PlatformWidgetKit", in: "App",
            [
                "AppIntents", "AppIntentsMacros", "IntentsModel", "PlatformActivityKit", "PlatformFoundation",
                "PlatformSwiftUI",
            ]),
        library(
            "PlatformAlarmKit", in: "App",
            ["AppIntents", "PlatformActivityKit", "PlatformFoundation", "PlatformSwiftUI"]),
        library("PlatformNowPlaying", in: "App", ["AppIntents", "PlatformFoundation"]),
        library("PlatformUserNotifications", in: "App", ["AppIntents", "IntentsModel", "PlatformFoundation"]),
        library(
            "PlatformSwiftData", in: "App",
            ["AppIntentsMacros", "IntentsModel", "PlatformFoundation", "PlatformSwiftUI"]),
        library("PlatformUIKit", in: "App", ["AppIntents", "PlatformFoundation", "PlatformUIKitCore"]),
        library(
            "AppIntentsTesting", in: "App",
            [
                "AppIntents", "IntentsClient", "IntentsHost", "IntentsLink", "IntentsModel", "IntentsResolution",
                "PlatformCoreTransferable", "PlatformUniformTypeIdentifiers",
            ]),

        // System wing
        library(
            "IntentsMetadata", in: "System",
            ["CPlatform", "IntentsContentTypes", "IntentsModel", "IntentsStrings"]),
        library(
            "IntentsSystem", in: "System",
            [
                "CPlatform", "CSQLite", "IntentsClient", "IntentsLink", "IntentsMetadata", "IntentsModel",
                "IntentsResolution", "IntentsStrings",
            ]),
        library("IntentsDesktop", in: "System", ["CSystemd", "IntentsModel", "IntentsSystem"]),
        .executableTarget(
            name: "intents",
            dependencies: [
                "CPlatform", "IntentsClient", "IntentsContentTypes", "IntentsMetadata", "IntentsModel",
                "IntentsStrings",
            ],
            path: "Sources/System/intents", swiftSettings: strict),
        .executableTarget(
            name: "intentsd", dependencies: ["IntentsDesktop", "IntentsSystem"], path: "Sources/System/intentsd",
            swiftSettings: strict),
        // Measurements
        .executableTarget(
            name: "IntentsBenchmarks",
            dependencies: [
                "AppIntents", "CPlatform", "IntentsClient", "IntentsHost", "IntentsLink", "IntentsModel",
                "IntentsSystem",
            ],
            path: "Benchmarks/IntentsBenchmarks", swiftSettings: strict),
        .executableTarget(
            name: "TrivialCommand", path: "Benchmarks/TrivialCommand", swiftSettings: strict),
        // What the checks of this repository run
        .target(name: "APICoverage", path: "Tools/APICoverage", swiftSettings: strict),
        .executableTarget(
            name: "api-coverage", dependencies: ["APICoverage"], path: "Tools/api-coverage", swiftSettings: strict),
        .plugin(
            name: "BuildIntents",
            capability: .command(
                intent: .custom(
                    verb: "build-intents",
                    description: "Build the package's apps with their App Intents metadata, as `intents build` does.")),
            dependencies: ["intents"]),

        // Tests
        .target(name: "BuiltModules", path: "Tests/Support/BuiltModules", swiftSettings: strict),
        .target(name: "TestFolders", path: "Tests/Support/TestFolders", swiftSettings: strict),
        tests("CPlatformTests", in: "C", ["CPlatform"]),
        tests("APICoverageTests", in: "Tools", ["APICoverage"]),
        tests(
            "AppIntentsTests", in: "App",
            [
                "AppIntents", "IntentsHost", "IntentsModel", "IntentsResolution", "PlatformCoreLocation",
                "PlatformCoreSpotlight", "PlatformFoundation", "PlatformGeoToolbox", "PlatformSwiftUI",
            ]),
        .testTarget(
            name: "AppIntentsIsolationTests", dependencies: ["AppIntents"], path: "Tests/App/AppIntentsIsolationTests",
            swiftSettings: strict + [
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        .testTarget(
            name: "AppIntentsSwift5Tests", dependencies: ["AppIntents"], path: "Tests/App/AppIntentsSwift5Tests",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacros"], path: "Tests/App/AppIntentsMacrosTests",
            swiftSettings: strict + syntaxImport, linkerSettings: syntaxLinking),
        tests(
            "AppIntentsTestingTests", in: "App",
            ["AppIntentsTesting", "PlatformCoreTransferable", "PlatformSwiftUI", "PlatformUniformTypeIdentifiers"]),
        // Sources that are only type-checked, in every language mode, beside the tests that do it.
        .testTarget(
            name: "SourceCompatibilityTests", dependencies: ["AppIntents", "AppIntentsTesting", "BuiltModules"],
            path: "Tests/SourceCompatibility", exclude: ["Rejected", "Rows", "SeedShapes"], sources: ["Harness"],
            swiftSettings: strict),
        tests("IntentsContentTypesTests", in: "Shared", ["IntentsContentTypes"]),
        tests("IntentsStringsTests", in: "Shared", ["IntentsStrings"]),
        tests("IntentsModelTests", in: "Shared", ["IntentsModel"]),
        tests("IntentsResolutionTests", in: "Shared", ["IntentsModel", "IntentsResolution"]),
        tests("IntentsLinkTests", in: "Shared", ["CPlatform", "IntentsLink", "IntentsModel", "TestFolders"]),
        tests("IntentsClientTests", in: "Shared", ["IntentsClient", "IntentsLink", "IntentsModel", "TestFolders"]),
        tests("PlatformFoundationTests", in: "App", ["IntentsStrings", "PlatformFoundation"]),
        tests("PlatformAVFoundationTests", in: "App", ["PlatformAVFoundation"]),
        tests("PlatformCombineTests", in: "App", ["PlatformCombine"]),
        tests("PlatformCoreLocationTests", in: "App", ["PlatformCoreLocation"]),
        tests("PlatformCryptoKitTests", in: "App", ["PlatformCryptoKit"]),
        tests("PlatformOSLogTests", in: "App", ["IntentsModel", "PlatformOSLog"]),
        tests("PlatformUniformTypeIdentifiersTests", in: "App", ["PlatformUniformTypeIdentifiers"]),
        tests("PlatformCoreTransferableTests", in: "App", ["PlatformCoreTransferable"]),
        tests("PlatformCoreSpotlightTests", in: "App", ["IntentsModel", "PlatformCoreSpotlight"]),
        tests("PlatformActivityKitTests", in: "App", ["PlatformActivityKit"]),
        tests("PlatformAppKitTests", in: "App", ["PlatformAppKit", "PlatformFoundation"]),
        tests("PlatformSwiftDataTests", in: "App", ["PlatformSwiftData", "PlatformSwiftUI"]),
        tests(
            "PlatformUIKitTests", in: "App", ["AppIntents", "PlatformFoundation", "PlatformSwiftUI", "PlatformUIKit"]),
        tests("PlatformUserNotificationsTests", in: "App", ["PlatformUserNotifications"]),
        tests(
            "PlatformVisualIntelligenceTests", in: "App",
            ["AppIntents", "IntentsModel", "PlatformVisualIntelligence"]),
        tests(
            "PlatformWidgetKitTests", in: "App",
            ["AppIntents", "IntentsModel", "PlatformActivityKit", "PlatformSwiftUI", "PlatformWidgetKit"]),
        tests("PlatformSwiftUITests", in: "App", ["IntentsHost", "IntentsModel", "PlatformSwiftUI"]),
        tests(
            "IntentsMetadataTests", in: "System",
            [
                "AppIntents", "BuiltModules", "IntentsMetadata", "IntentsModel", "PlatformCoreLocation",
                "PlatformGeoToolbox",
                "PlatformSwiftUI", "PlatformUniformTypeIdentifiers",
            ], resources: [.copy("Fixtures")]),
        tests(
            "IntentsHostTests", in: "App",
            ["CPlatform", "IntentsHost", "IntentsLink", "IntentsModel", "IntentsResolution"]),
        tests(
            "IntentsCommandTests", in: "System",
            ["IntentsClient", "IntentsLink", "IntentsModel", "TestFolders", "intents"]),
        .target(
            name: "ProbeApp", dependencies: ["IntentsLink", "IntentsModel"], path: "Tests/System/ProbeApp",
            swiftSettings: strict),
        .executableTarget(
            name: "probe", dependencies: ["IntentsLink", "IntentsModel", "ProbeApp"], path: "Tests/System/probe",
            swiftSettings: strict),
        tests(
            "IntentsSystemTests", in: "System",
            [
                "AppIntents", "AppIntentsTesting", "BuiltModules", "CPlatform", "IntentsClient", "IntentsLink",
                "IntentsMetadata", "IntentsModel", "IntentsSystem", "ProbeApp", "intentsd", "probe",
            ]),
        tests("IntentsDesktopTests", in: "System", ["IntentsDesktop", "IntentsModel", "IntentsSystem"]),
        tests("EndToEndTests", in: "System", ["CPlatform", "IntentsLink", "intents", "intentsd"]),
    ]
)

// Frameworks whose import has to work where code uses no name of them, or only names that Linux has elsewhere.
for (name, dependency) in [
    ("AVFAudio", "PlatformAVFoundation"), ("CoreData", "PlatformFoundation"),
    ("CoreFoundation", "PlatformFoundation"), ("CoreGraphics", "PlatformFoundation"),
    ("ImageIO", "PlatformFoundation"), ("LinkPresentation", "PlatformFoundation"),
    ("LockedCameraCapture", "PlatformFoundation"), ("MapKit", "PlatformCoreLocation"), ("MediaIntents", "AppIntents"),
    ("MobileCoreServices", "PlatformUniformTypeIdentifiers"), ("MusicKit", "PlatformFoundation"),
    ("WatchKit", "PlatformFoundation"),
] {
    package.products.append(.library(name: "Platform\(name)", targets: ["Platform\(name)"]))
    package.targets.append(
        .target(
            name: "Platform\(name)", dependencies: [.init(stringLiteral: dependency)],
            path: "Sources/App/ImportOnly/Platform\(name)", swiftSettings: strict))
}

// Apple's names for our modules: the second way, beside module aliases; docs/compatibility.md says when it is the wrong one.
for name in [
    "ActivityKit", "AppKit", "CoreSpotlight", "CoreTransferable", "Intents", "SwiftData", "SwiftUI", "UIKit",
    "UniformTypeIdentifiers", "VisualIntelligence", "WidgetKit",
] {
    package.products.append(.library(name: name, targets: [name]))
    package.targets.append(
        .target(
            name: name, dependencies: [.init(stringLiteral: "Platform\(name)")], path: "Sources/App/Companions/\(name)",
            swiftSettings: strict))
}
