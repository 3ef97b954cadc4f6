/// The models of a container.
public final class Schema: @unchecked Sendable {
    // Unchecked, as classes of models are named and never called from here.

    /// The models' classes.
    public let models: [any PersistentModel.Type]
    /// The version of the models.
    public let version: Version

    /// Makes a schema of models.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        models = types
        self.version = version
    }

    /// Makes a schema of models.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Makes a schema of the models of one version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// A version in three numbers.
    public struct Version: Codable, Comparable, Hashable, Sendable {
        let major: Int
        let minor: Int
        let patch: Int

        /// Makes a version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        /// Older ones first.
        public static func < (one: Version, other: Version) -> Bool {
            (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
        }
    }
}

extension Schema {
    /// A stored property of a model.
    public enum Attribute {
        /// How a property is stored. Objects are kept in memory as they are, so no option changes anything here.
        public enum Option: Hashable, Sendable {
            /// No two objects have the same value.
            case unique
            /// Large values lie beside the store.
            case externalStorage
            /// Nobody can read the value in the store.
            case allowsCloudEncryption
            /// The value stays when the object is deleted.
            case preserveValueOnDeletion
            /// The value is not stored.
            case ephemeral
            /// The system's search finds the value.
            case spotlight

            /// A transformer of the app makes the stored form. There is none on Linux.
            public static func transformable(by transformerName: String) -> Option { .externalStorage }

            /// A transformer of the app makes the stored form. There is none on Linux.
            public static func transformable<Transformer: AnyObject>(by transformerType: Transformer.Type) -> Option {
                .externalStorage
            }
        }
    }

    /// How objects of models belong together.
    public enum Relationship {
        /// What else is said of it.
        public enum Option: Hashable, Sendable {
            /// The value is not stored.
            case ephemeral
        }

        /// What happens to the others when an object is deleted. No rule is applied here.
        public enum DeleteRule: Hashable, Sendable {
            /// Nothing.
            case noAction
            /// They forget it.
            case nullify
            /// They are deleted too.
            case cascade
            /// It is not deleted while there are others.
            case deny
        }
    }
}
