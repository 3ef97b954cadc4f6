import AppIntents

struct GardenKit: AppIntentsPackage {}

struct GardenTools: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [GardenKit.self] }
}

@main
struct GardenIntents: AppIntentsExtension {
    init() { AppDependencyManager.shared.add(dependency: 7) }
}
