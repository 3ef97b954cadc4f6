import IntentsModel

/// `packages-not-literal`, `package-not-linked`: which modules belong to an app is decided at build time.
enum IncludedPackagesRule {
    static func unreadable(_ package: TypeRecord, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "packages-not-literal",
            "includedPackages of \(package.name.nameInModule) must be an array literal of types, such as"
                + " [GardenPackage.self]",
            at: location)
    }

    static func notLinked(
        _ package: TypeRecord, includes missing: SwiftTypeName, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .error, "package-not-linked",
            "\(package.name.nameInModule) includes \(missing.name), whose module is not linked: add \(missing.module) to"
                + " the target's dependencies",
            at: location)
    }
}
