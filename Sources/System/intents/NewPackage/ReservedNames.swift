/// Names that no package can give to its modules.
enum ReservedNames {
    /// Why a package cannot have a name; nil when it can.
    static func reason(against name: String) -> String? {
        if words.contains(name) {
            return "\(name) is a word of the Swift language, and cannot be the name of a module"
        }
        if types.contains(name) { return "\(name) is the name of a type that every app sees" }
        if let module = modules[name.lowercased()] { return "\(module) is the name of another module" }
        if let folder = folders.first(where: { $0.lowercased() == name.lowercased() }) {
            return "\(folder) is the name of a folder that every build makes where the app's program would be"
        }
        // The library and its tests have names of their own.
        for part in ["Intents", "IntentsTests"] {
            guard modules[(name + part).lowercased()] != nil else { continue }
            return "\(name) needs a module \(name + part), whose name another module has"
        }
        return nil
    }

    private static let words: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Those of Swift, Foundation, SwiftUI, App Intents and Testing that are written most, and those of the package itself:
    /// beside a type, a module of its name can no longer be named.
    private static let types: Set = [
        "Actor", "AnyObject", "App", "Array", "Bool", "Bundle", "Button", "Calendar", "Character", "Codable", "Color",
        "Comparable", "Data", "Date", "Decimal", "Decoder", "Dictionary", "Double", "Duration", "Encoder", "Equatable",
        "Error", "FileManager", "Float", "ForEach", "Form", "GreetIntent", "Group", "Hashable", "Identifiable", "Image",
        "Int", "IntentDialog", "IntentFile", "IntentParameter", "IntentResult", "Issue", "JSONDecoder", "JSONEncoder",
        "Label", "List", "Locale", "Measurement", "Never", "Notification", "Optional", "Parameter", "Progress",
        "Property", "Range", "Result", "Scene", "Sendable", "Sequence", "Set", "State", "String", "Substring", "Suite",
        "Summary", "Tag", "Task", "Test", "Text", "TimeInterval", "TimeZone", "Tone", "URL", "UUID", "View", "Void",
    ]

    /// Those of the package manager beside the programs that it builds.
    private static let folders = ["ModuleCache", "Modules", "index"]

    /// By the name in lower case: on some disks folders that differ only in case are one.
    private static let modules = Dictionary(
        uniqueKeysWithValues: (toolchain + frameworks + own).map { ($0.lowercased(), $0) })

    private static let toolchain = [
        "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
        "PackageDescription", "RegexBuilder", "Runtime", "Swift", "SwiftOnoneSupport", "Synchronization", "Testing",
        "XCTest",
    ]

    /// Apple's, which stand for modules of OpenAppIntents.
    private static let frameworks = [
        "ActivityKit", "AlarmKit", "AppKit", "AVFAudio", "AVFoundation", "Combine", "CoreData", "CoreFoundation",
        "CoreGraphics",
        "CoreLocation",
        "CoreSpotlight", "CoreTransferable", "CryptoKit", "GeoToolbox", "ImageIO", "LinkPresentation",
        "LockedCameraCapture", "MapKit", "MediaIntents", "MobileCoreServices", "MusicKit", "NowPlaying", "OSLog",
        "SwiftData", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "VisualIntelligence",
        "WatchKit", "WidgetKit", "os",
    ]

    /// OpenAppIntents', whose modules and those of the package are parts of one program.
    private static let own = [
        "AppIntents", "AppIntentsMacros", "AppIntentsTesting", "COpenSSL", "CPlatform", "CSQLite", "CSystemLogNames",
        "CSystemd",
        "Intents", "IntentsClient", "IntentsContentTypes", "IntentsDesktop", "IntentsHost", "IntentsLink",
        "IntentsMetadata", "IntentsModel", "IntentsResolution", "IntentsStrings", "IntentsSystem", "OpenAppIntents",
        "PlatformActivityKit", "PlatformAlarmKit", "PlatformAppKit", "PlatformAVFAudio", "PlatformAVFoundation",
        "PlatformCombine",
        "PlatformCoreData", "PlatformCoreFoundation", "PlatformCoreGraphics", "PlatformCoreLocation",
        "PlatformCoreSpotlight",
        "PlatformCoreTransferable", "PlatformCryptoKit", "PlatformFoundation", "PlatformGeoToolbox", "PlatformImageIO",
        "PlatformIntents", "PlatformMapKit",
        "PlatformNowPlaying", "PlatformOSLog", "PlatformSwiftData", "PlatformSwiftUI", "PlatformUIKit",
        "PlatformUIKitCore", "PlatformUniformTypeIdentifiers", "PlatformUserNotifications",
        "PlatformVisualIntelligence", "PlatformWatchKit", "PlatformWidgetKit", "Platformos", "intentsd",
    ]
}
