/// Names a module whose intents belong to a bundle, and the modules it includes in turn (inventory §2.12).
public protocol AppIntentsPackage {
    /// The packages of the modules this one includes.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// None.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
