import AppIntents
import Foundation
import IntentsClient
import IntentsModel

/// What an app declares, reached by names, so that a test needs none of the app's code (inventory §2.21).
///
/// ```swift
/// let garden = IntentDefinitions(bundleIdentifier: "com.example.garden")
/// let rose = try #require(try await garden.entities["Plant"].entities(matching: "Rose").first)
/// let result = try await garden.intents["WaterPlant"].makeIntent(plant: rose, minutes: 5).run()
/// #expect(try result.value.isWet == true)
/// ```
public struct IntentDefinitions: Sendable {
    /// The app.
    public let bundleIdentifier: String
    let app: any AppAccess

    init(bundleIdentifier: String, app: any AppAccess) {
        self.bundleIdentifier = bundleIdentifier
        self.app = app
    }

    /// Names an installed app; the daemon is started when none runs.
    /// - Parameters:
    ///   - bundleIdentifier: the app, as `intents apps` lists it.
    ///   - locale: the locale of the person who runs intents.
    ///   - environment: names the home that the app is installed in (`HOME`, `XDG_DATA_HOME`, `XDG_RUNTIME_DIR`), and
    ///     with `PATH` the folders in which `intentsd` is looked for.
    public init(
        bundleIdentifier: String, locale: Locale = Locale(identifier: "en"),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let app = InstalledApp(bundleIdentifier: bundleIdentifier, environment: environment)
        self.init(bundleIdentifier: bundleIdentifier, app: InstalledAppAccess(app: app, locale: locale))
    }

    /// The definitions of an app behind a certain daemon.
    package init(bundleIdentifier: String, connector: DaemonConnector) {
        let app = InstalledApp(bundleIdentifier: bundleIdentifier, connector: connector)
        self.init(
            bundleIdentifier: bundleIdentifier, app: InstalledAppAccess(app: app, locale: Locale(identifier: "en")))
    }

    /// The intents.
    public var intents: DefinitionCollection<AppIntentDefinition> {
        DefinitionCollection(make: { AppIntentDefinition(identifier: $0, bundleIdentifier: bundleIdentifier, app: app) }
        ) {
            $0.actions.keys.sorted()
        }
    }

    /// The entities that last.
    public var entities: DefinitionCollection<AppEntityDefinition> {
        DefinitionCollection(
            make: { AppEntityDefinition(typeIdentifier: $0, bundleIdentifier: bundleIdentifier, app: app) }
        ) { $0.entities.values.filter { !$0.isTransient }.map(\.identifier).sorted() }
    }

    /// The entities that are only results.
    public var transientEntities: DefinitionCollection<TransientAppEntityDefinition> {
        DefinitionCollection(
            make: { TransientAppEntityDefinition(typeIdentifier: $0, bundleIdentifier: bundleIdentifier, app: app) }
        ) { $0.entities.values.filter(\.isTransient).map(\.identifier).sorted() }
    }

    /// The enums.
    public var enums: DefinitionCollection<AppEnumDefinition> {
        DefinitionCollection(
            make: { AppEnumDefinition(typeIdentifier: $0, bundleIdentifier: bundleIdentifier, app: app) }
        ) { $0.enums.map(\.identifier).sorted() }
    }

    /// The queries that find values for what the system saw or heard.
    public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
        DefinitionCollection(
            make: { IntentValueQueryDefinition(typeIdentifier: $0, bundleIdentifier: bundleIdentifier) }
        ) { _ in [] }
    }
}

extension IntentDefinitions {
    /// Definitions by the unqualified names of their types.
    public struct DefinitionCollection<Definition: Sendable>: Sendable {
        private let make: @Sendable (String) -> Definition
        private let names: @Sendable (AppMetadata) -> [String]

        init(make: @escaping @Sendable (String) -> Definition, names: @escaping @Sendable (AppMetadata) -> [String]) {
            self.make = make
            self.names = names
        }

        /// The definition of a type; whether the app declares it shows when it is used.
        /// - Parameter name: the type's name, or its `persistentIdentifier` when it states one.
        public subscript(name: String) -> Definition { make(name) }

        func names(in metadata: AppMetadata) -> [String] { names(metadata) }
    }

    /// The names of the app's types of one kind, sorted.
    /// - Parameter collection: the kind: `\.intents`.
    /// - Throws: a `RunError` when the app cannot be asked.
    public func names<Definition>(of collection: KeyPath<IntentDefinitions, DefinitionCollection<Definition>>)
        async throws
        -> [String]
    {
        self[keyPath: collection].names(in: try await app.metadata())
    }
}
