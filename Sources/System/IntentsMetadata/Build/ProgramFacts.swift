import IntentsModel

/// The program that modules are looked at for.
struct ProgramFacts {
    /// The product's name.
    var product: String
    /// The module of its main type.
    var module: String
    var kind: ProcessKind
    /// The linked modules that its property list leaves out on purpose.
    var modulesNotOffered: Set<String> = []

    /// What messages call it: `the app Garden`.
    var phrase: String { (kind == .app ? "the app " : "the extension ") + product }
}

extension TypeRecord {
    private static let programTypes = [
        "AppIntents.AppIntentsExtension", "PlatformSwiftUI.App", "PlatformSwiftUI.WidgetBundle",
        "PlatformSwiftUI.Widget",
        "PlatformUIKitCore.UIApplicationDelegate", "PlatformAppKit.NSApplicationDelegate",
    ]

    /// Whether a program that declares it is an app or an extension, and no tool that happens to link a library of intents.
    var makesProgram: Bool { Self.programTypes.contains(where: conformances.contains) }
}
