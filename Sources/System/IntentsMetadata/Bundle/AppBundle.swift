import IntentsModel

/// An app, or an extension of one, as it lies on disk: verified and read, none of its code run.
package struct AppBundle: Hashable, Sendable {
    /// The bundle's folder, absolute.
    package var path: String
    package var info: BundleInfo
    package var kind: ProcessKind
    package var metadata: AppMetadata
    /// The bundles in `PlugIns`, in the order of their names.
    package var extensions: [AppBundle]

    package var identifier: String { info.identifier }
    package var name: String { info.name }
    package var alternativeNames: [String] { info.alternativeNames }
    package var version: String { info.version }
    package var executablePath: String { "\(path)/\(info.executable)" }
    /// For an extension, the bundle identifier of its app.
    package var hostIdentifier: String? { info.hostIdentifier }

    /// The names that the format gives the parts of a bundle.
    package enum Layout {
        package static let info = "Info.plist"
        package static let metadataFolder = "Metadata.appintents"
        package static let actions = "Metadata.appintents/extract.actionsdata"
        package static let version = "Metadata.appintents/version.json"
        package static let plugIns = "PlugIns"
        package static let appSuffix = ".app"
        package static let extensionSuffix = ".appex"
    }
}
