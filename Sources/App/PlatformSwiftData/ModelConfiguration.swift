/// Where a container keeps its objects. Here it is always memory: the rest is kept for the app to read.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    /// The configuration's name.
    public let name: String
    /// The models it is for; nil for all.
    public let schema: Schema?
    /// Whether the app asked for memory alone.
    public let isStoredInMemoryOnly: Bool
    /// Whether objects may change.
    public let allowsSave: Bool
    /// The file that the app named. It is not written.
    public let url: URL
    /// The shared container that the app named.
    public let groupContainer: GroupContainer
    /// The database in iCloud that the app named. There is none on Linux.
    public let cloudKitDatabase: CloudKitDatabase

    /// The name.
    public var id: String { name }

    /// Makes a configuration for a schema.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        url =
            isStoredInMemoryOnly
            ? URL(filePath: "/dev/null") : URL.applicationSupportDirectory.appending(path: "default.store")
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
    }

    /// Makes a configuration with a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        self.url = url
        groupContainer = .none
        self.cloudKitDatabase = cloudKitDatabase
    }

    /// Makes a configuration for some models.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Equal when the same place is meant.
    public static func == (one: ModelConfiguration, other: ModelConfiguration) -> Bool {
        (one.name, one.url, one.allowsSave) == (other.name, other.url, other.allowsSave)
    }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(url)
    }
}

extension ModelConfiguration {
    /// The container that several apps share.
    public enum GroupContainer: Hashable, Sendable {
        /// As the app's entitlements say.
        case automatic
        /// None.
        case none
        /// The one of a group.
        case identifier(String)
    }

    /// The database in iCloud.
    public enum CloudKitDatabase: Hashable, Sendable {
        /// As the app's entitlements say.
        case automatic
        /// None.
        case none
        /// The person's own, of a container.
        case `private`(String)
    }
}
