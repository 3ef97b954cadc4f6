import FoundationEssentials
import IntentsModel

/// The files in a bundle's `Metadata.appintents`.
struct MetadataFiles {
    /// Far more than a large app needs (25 kB an intent): ten thousand intents.
    private static let sizeLimit = 256 << 20
    /// The version that `version.json` states, and whose first number a reader compares.
    static let formatVersion = "3.0"

    private let contents: BundleContents

    init(_ contents: BundleContents) { self.contents = contents }

    /// Reads and verifies the metadata.
    func read() throws(BundleError) -> AppMetadata {
        try verifyVersion()
        guard let data = try contents.data(AppBundle.Layout.actions, limit: Self.sizeLimit) else {
            throw BundleError(
                .noMetadata,
                "\(contents.name) has no \(AppBundle.Layout.actions): build the bundle with “intents build”, which"
                    + " writes it.")
        }
        let metadata = try decode(data)
        try verifyIdentifiers(of: metadata, data: data)
        return metadata
    }

    private func decode(_ data: Data) throws(BundleError) -> AppMetadata {
        do {
            return try JSONDecoder().decode(AppMetadata.self, from: data)
        } catch let error as NewerMetadataError {
            throw newer("\(error.version)", reads: "\(AppMetadata.formatVersion)", file: AppBundle.Layout.actions)
        } catch {
            throw unreadable(AppBundle.Layout.actions, because: reason(of: error))
        }
    }

    private func verifyVersion() throws(BundleError) {
        struct Version: Decodable { var version: String }
        let file = AppBundle.Layout.version
        guard let data = try contents.data(file, limit: 1 << 16) else { return }
        let version: String
        do {
            version = try JSONDecoder().decode(Version.self, from: data).version
        } catch {
            throw unreadable(file, because: reason(of: error))
        }
        guard let major = version.split(separator: ".").first.flatMap({ Int($0) }) else {
            throw unreadable(file, because: "its version is “\(version)”.")
        }
        if major > 3 { throw newer(version, reads: Self.formatVersion, file: file) }
    }

    private func verifyIdentifiers(of metadata: AppMetadata, data: Data) throws(BundleError) {
        if let repeated = RepeatedKey.first(in: data, object: "actions") { throw duplicate(repeated) }
        var seen: Set<String> = []
        for (_, action) in metadata.actions.sorted(by: { $0.key < $1.key }) {
            guard seen.insert(action.identifier).inserted else { throw duplicate(action.identifier) }
        }
        for (key, action) in metadata.actions.sorted(by: { $0.key < $1.key }) where key != action.identifier {
            throw unreadable(
                AppBundle.Layout.actions, because: "the action “\(action.identifier)” stands under “\(key)”.")
        }
    }

    private func duplicate(_ identifier: String) -> BundleError {
        BundleError(
            .duplicateIdentifier,
            "\(contents.name) has two actions with the identifier “\(identifier)”: give one of them its own"
                + " “persistentIdentifier” and build again.")
    }

    private func unreadable(_ file: String, because reason: String) -> BundleError {
        BundleError(
            .unreadableMetadata,
            "\(contents.name)/\(file) cannot be read, \(reason) Build the bundle again with “intents build”.")
    }

    private func newer(_ version: String, reads known: String, file: String) -> BundleError {
        BundleError(
            .newerMetadata,
            "\(contents.name)/\(file) has version \(version), and this system reads versions up to \(known): update"
                + " OpenAppIntents, or build the app again with the installed “intents build”.")
    }

    private func reason(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "\(place(context.codingPath)) has no “\(key.stringValue)”."
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(place(context.codingPath)) is of the wrong kind."
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "\(place(context.codingPath)) is not understood."
        default: "it is not JSON."
        }
    }

    private func place(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "it" : "“\(path.map(\.stringValue).joined(separator: "."))”"
    }
}
