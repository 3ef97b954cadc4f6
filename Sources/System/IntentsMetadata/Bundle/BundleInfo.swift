import FoundationEssentials
import IntentsModel

/// The part of `Info.plist` that the system reads; keys are Apple's where Apple has one.
package struct BundleInfo: Hashable, Sendable {
    package var identifier: String
    package var name: String
    package var alternativeNames: [String]
    package var version: String
    package var executable: String
    package var kind: ProcessKind
    package var hostIdentifier: String?
    /// Whether an extension reaches the network.
    package var allowsNetwork: Bool
    /// The language of the source, `en` unless the property list says otherwise.
    package var developmentRegion: String
    /// The languages that the bundle declares.
    package var localizations: [String]
    /// The schemes of the links that the app opens itself.
    package var urlSchemes: [String]
    /// The hosts whose web links the app opens itself; `*.example.com` stands for all below it.
    package var associatedDomains: [String]
    /// The linked modules whose declarations the program leaves out on purpose.
    package var modulesNotOffered: [String]

    package init(
        identifier: String, name: String, alternativeNames: [String] = [], version: String, executable: String,
        kind: ProcessKind = .app, hostIdentifier: String? = nil, allowsNetwork: Bool = false,
        developmentRegion: String = "en", localizations: [String] = [], urlSchemes: [String] = [],
        associatedDomains: [String] = [], modulesNotOffered: [String] = []
    ) {
        self.identifier = identifier
        self.name = name
        self.alternativeNames = alternativeNames
        self.version = version
        self.executable = executable
        self.kind = kind
        self.hostIdentifier = hostIdentifier
        self.allowsNetwork = allowsNetwork
        self.developmentRegion = developmentRegion
        self.localizations = localizations
        self.urlSchemes = urlSchemes
        self.associatedDomains = associatedDomains
        self.modulesNotOffered = modulesNotOffered
    }

    /// The names of the keys that a build writes.
    package enum Key {
        package static let identifier = "CFBundleIdentifier"
        package static let name = "CFBundleName"
        package static let version = "CFBundleShortVersionString"
        package static let executable = "CFBundleExecutable"
        package static let packageType = "CFBundlePackageType"
        package static let developmentRegion = "CFBundleDevelopmentRegion"
        package static let localizations = "CFBundleLocalizations"
        package static let extensionAttributes = "EXAppExtensionAttributes"
        package static let extensionPoint = "EXExtensionPointIdentifier"
        /// Ours: in an extension's property list, the product (source) or bundle identifier (built) of its app.
        package static let host = "OpenAppIntentsHost"
        /// Ours: in an extension's property list, whether it reaches the network; extensions do not unless it says so.
        package static let network = "OpenAppIntentsAllowsNetwork"
        /// Ours: the linked modules whose declarations the product leaves out on purpose.
        package static let modulesNotOffered = "OpenAppIntentsModulesNotOffered"
    }

    /// The value of `EXExtensionPointIdentifier` for an `AppIntentsExtension`.
    package static let appIntentsExtensionPoint = "com.apple.appintents-extension"
    /// The value of an extension that holds widgets and controls.
    package static let widgetExtensionPoint = "com.apple.widgetkit-extension"
}

extension BundleInfo {
    /// Reads the property list of the bundle called `bundle`.
    package init(propertyList data: Data, bundle: String) throws(BundleError) {
        let keys: Keys
        do {
            keys = try PropertyListDecoder().decode(Keys.self, from: data)
        } catch {
            throw BundleError(
                .unreadableInfo,
                "\(bundle)/Info.plist is not a readable property list: correct it, or build the bundle again with"
                    + " “intents build”.")
        }
        func required(_ value: String?, _ key: String) throws(BundleError) -> String {
            if let value, !value.isEmpty { return value }
            throw BundleError(
                .invalidInfo, "\(bundle)/Info.plist has no \(key): build the bundle again with “intents build”.")
        }
        let executable = try required(keys.CFBundleExecutable, Key.executable)
        self.init(
            identifier: try required(keys.CFBundleIdentifier, Key.identifier),
            name: keys.CFBundleDisplayName ?? keys.CFBundleName ?? executable,
            alternativeNames: keys.INAlternativeAppNames?.compactMap(\.INAlternativeAppName) ?? [],
            version: keys.CFBundleShortVersionString ?? "1.0", executable: executable,
            kind: keys.kind,
            hostIdentifier: keys.OpenAppIntentsHost,
            allowsNetwork: keys.OpenAppIntentsAllowsNetwork ?? false,
            developmentRegion: keys.CFBundleDevelopmentRegion ?? "en",
            localizations: keys.CFBundleLocalizations ?? [],
            urlSchemes: keys.CFBundleURLTypes?.flatMap { $0.CFBundleURLSchemes ?? [] } ?? [],
            associatedDomains: keys.domains, modulesNotOffered: keys.OpenAppIntentsModulesNotOffered ?? [])
        try verifyNames(bundle: bundle)
    }

    private struct Keys: Decodable {
        struct URLType: Decodable { var CFBundleURLSchemes: [String]? }
        struct AlternativeName: Decodable { var INAlternativeAppName: String? }
        struct ExtensionAttributes: Decodable { var EXExtensionPointIdentifier: String? }

        var CFBundleIdentifier: String?
        var CFBundleDisplayName: String?
        var CFBundleName: String?
        var INAlternativeAppNames: [AlternativeName]?
        var CFBundleShortVersionString: String?
        var CFBundleExecutable: String?
        var CFBundleDevelopmentRegion: String?
        var CFBundleLocalizations: [String]?
        var EXAppExtensionAttributes: ExtensionAttributes?
        var OpenAppIntentsHost: String?
        var OpenAppIntentsAllowsNetwork: Bool?
        var OpenAppIntentsModulesNotOffered: [String]?
        var CFBundleURLTypes: [URLType]?
        var associatedDomains: [String]?

        enum CodingKeys: String, CodingKey {
            case CFBundleIdentifier, CFBundleDisplayName, CFBundleName, INAlternativeAppNames
            case CFBundleShortVersionString, CFBundleExecutable, CFBundleDevelopmentRegion, CFBundleLocalizations
            case EXAppExtensionAttributes, OpenAppIntentsHost, OpenAppIntentsAllowsNetwork
            case OpenAppIntentsModulesNotOffered
            case CFBundleURLTypes
            case associatedDomains = "com.apple.developer.associated-domains"
        }

        /// Those for links; others, as for credentials, are of no use here.
        var domains: [String] {
            (associatedDomains ?? []).filter { $0.hasPrefix("applinks:") }.map { domain in
                String(domain.dropFirst("applinks:".count).prefix { $0 != "?" })
            }
        }

        var kind: ProcessKind {
            guard let attributes = EXAppExtensionAttributes else { return .app }
            let isWidget = attributes.EXExtensionPointIdentifier == BundleInfo.widgetExtensionPoint
            return isWidget ? .widgetExtension : .appIntentsExtension
        }
    }

    /// The identifier becomes a folder's name and the executable a path, so neither may be able to leave its place.
    private func verifyNames(bundle: String) throws(BundleError) {
        guard Self.isIdentifier(identifier) else {
            throw BundleError(
                .invalidInfo,
                "\(bundle)/Info.plist has the CFBundleIdentifier “\(identifier)”: use letters, digits, hyphens and"
                    + " single dots between them, at most 155 characters.")
        }
        guard Self.isFileName(executable) else {
            throw BundleError(
                .leavesBundle,
                "\(bundle)/Info.plist has the CFBundleExecutable “\(executable)”, which leaves the bundle: name a"
                    + " file directly in it.")
        }
    }

    /// Whether text is safe and usual as a bundle identifier.
    package static func isIdentifier(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.utf8.count <= 155
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy { byte in
                        switch byte {
                        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                            true
                        default: false
                        }
                    }
            }
    }

    private static func isFileName(_ text: String) -> Bool {
        text != "." && text != ".." && !text.utf8.contains(UInt8(ascii: "/")) && !text.utf8.contains(0)
    }
}
