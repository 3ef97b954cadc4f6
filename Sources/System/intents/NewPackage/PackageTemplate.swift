/// The files of a new package.
struct PackageTemplate: Sendable {
    var name: PackageName
    var dependency: PackageDependency

    var files: [(path: String, content: String)] {
        let kit = "\(name.text)Intents"
        return [
            ("Package.swift", manifest),
            ("Sources/\(kit)/GreetIntent.swift", SourceTemplates.intent),
            ("Sources/\(kit)/Tone.swift", SourceTemplates.tone),
            ("Sources/\(kit)/\(name.typePrefix)IntentsPackage.swift", SourceTemplates.intentsPackage(name)),
            ("Sources/\(name.text)/\(name.typePrefix)App.swift", SourceTemplates.app(name)),
            ("Sources/\(name.text)/\(name.typePrefix)Shortcuts.swift", SourceTemplates.shortcuts(name)),
            ("Tests/\(kit)Tests/GreetIntentTests.swift", SourceTemplates.test(name)),
            ("Bundles/\(name.text).plist", propertyList),
            ("README.md", readme),
            (".github/workflows/ci.yml", workflow),
            (".gitignore", ".build/\n"),
        ]
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        \(dependency.preamble)let package = Package(
            name: "\(name.text)",
            dependencies: [
                \(dependency.declaration)
            ],
            targets: [
                .target(
                    name: "\(name.text)Intents",
                    dependencies: [.product(name: "AppIntents", package: "\(dependency.packageName)")]),
                .executableTarget(
                    name: "\(name.text)",
                    dependencies: [
                        "\(name.text)Intents",
                        .product(name: "AppIntents", package: "\(dependency.packageName)"),
                        .product(name: "PlatformSwiftUI", package: "\(dependency.packageName)"),
                    ],
                    // `import SwiftUI` is PlatformSwiftUI here.
                    swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=PlatformSwiftUI"])]),
                .testTarget(
                    name: "\(name.text)IntentsTests",
                    dependencies: [
                        "\(name.text)Intents",
                        .product(name: "AppIntentsTesting", package: "\(dependency.packageName)"),
                    ]),
            ]
        )

        """
    }

    private var propertyList: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleIdentifier</key>
            <string>org.example.\(name.identifier)</string>
            <key>CFBundleDisplayName</key>
            <string>\(name.text)</string>
            <key>CFBundleShortVersionString</key>
            <string>1.0</string>
        </dict>
        </plist>

        """
    }

    private var readme: String {
        """
        # \(name.text)

        An app with one intent, made by `intents new`.

            swift test
            intents build
            intents install .build/intents/apps/debug/\(name.text).app
            intents run GreetIntent --name World --tone formal
            intents say "Greet someone with \(name.text)"

        The intent is in `Sources/\(name.text)Intents`, its test in `Tests/\(name.text)IntentsTests`. The app's identifier,
        name and version are in `Bundles/\(name.text).plist`.

        """
    }

    private var workflow: String {
        """
        name: CI
        on: [push, pull_request]
        jobs:
          test:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            steps:
              - uses: actions/checkout@v4
        \(checkoutStep)      - run: swift test

        """
    }

    /// A package beside this one has to be fetched; say in the repository's variables from where.
    private var checkoutStep: String {
        guard case .path = dependency else { return "" }
        return """
                  # The variable OPEN_APP_INTENTS_URL of the repository says where OpenAppIntents is.
                  - run: git clone --depth 1 "${{ vars.OPEN_APP_INTENTS_URL }}" "$RUNNER_TEMP/OpenAppIntents"
                  - run: echo "OPEN_APP_INTENTS=$RUNNER_TEMP/OpenAppIntents" >> "$GITHUB_ENV"

            """
    }
}
