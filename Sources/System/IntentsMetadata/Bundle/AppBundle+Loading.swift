import FoundationEssentials
import IntentsModel

extension BundleInfo {
    /// Whether the extension at a path may reach the network; not when its property list cannot be read.
    package static func allowsNetwork(inBundle path: String) -> Bool {
        guard let contents = try? BundleContents(path: path),
            let data = try? contents.data(AppBundle.Layout.info, limit: 1 << 20),
            let info = try? BundleInfo(propertyList: data, bundle: contents.name)
        else { return false }
        return info.allowsNetwork
    }
}

extension AppBundle {
    /// Verifies and reads the bundle at a path; no code of the app runs.
    /// - Throws: the first thing that is wrong with it.
    package static func load(from path: String) throws(BundleError) -> AppBundle {
        let contents = try BundleContents(path: path)
        // A folder that is no bundle says so before everything in it is looked at.
        guard contents.status(Layout.info) != nil else { throw noInfo(contents) }
        try contents.verify()
        let bundle = try load(contents)
        try MetadataConsistency(bundle).check()
        return bundle
    }

    private static func noInfo(_ contents: BundleContents) -> BundleError {
        BundleError(.noInfo, "\(contents.name) has no Info.plist: build the bundle again with “intents build”.")
    }

    private static func load(_ contents: BundleContents) throws(BundleError) -> AppBundle {
        guard let propertyList = try contents.data(Layout.info, limit: 1 << 20) else { throw noInfo(contents) }
        let info = try BundleInfo(propertyList: propertyList, bundle: contents.name)
        try verifyExecutable(info, in: contents)
        return AppBundle(
            path: contents.root, info: info, kind: info.kind, metadata: try MetadataFiles(contents).read(),
            extensions: try loadExtensions(of: info, in: contents))
    }

    private static func verifyExecutable(_ info: BundleInfo, in contents: BundleContents) throws(BundleError) {
        guard let status = contents.status(info.executable), status.isFile else {
            throw BundleError(
                .noExecutable,
                "\(contents.name) has no executable “\(info.executable)”, which its Info.plist names: build the"
                    + " bundle again with “intents build”.")
        }
        guard status.isExecutable else {
            throw BundleError(
                .notExecutable,
                "\(contents.name)/\(info.executable) is not executable: run “chmod +x” on it, or build the bundle"
                    + " again with “intents build”.")
        }
        if let problem = ProgramFormat.problem(of: "\(contents.root)/\(info.executable)") {
            throw BundleError(
                .wrongProgram,
                "\(contents.name)/\(info.executable) cannot run here: it \(problem). Build the bundle with “intents build”"
                    + " on a machine like this one.")
        }
    }

    private static func loadExtensions(
        of host: BundleInfo, in contents: BundleContents
    ) throws(BundleError) -> [AppBundle] {
        let names = contents.names(in: Layout.plugIns).filter { $0.hasSuffix(Layout.extensionSuffix) }
        guard names.isEmpty || host.kind == .app else {
            throw BundleError(
                .misplacedExtension,
                "\(contents.name) is an extension and holds the extension \(names[0]): only an app holds extensions.")
        }
        var extensions: [AppBundle] = []
        for name in names {
            let nested = try load(try BundleContents(path: "\(contents.root)/\(Layout.plugIns)/\(name)"))
            guard nested.kind != .app else {
                throw BundleError(
                    .misplacedExtension,
                    "\(contents.name)/PlugIns/\(name) is not an extension: its Info.plist has no"
                        + " EXAppExtensionAttributes.")
            }
            extensions.append(nested)
        }
        return extensions
    }
}
