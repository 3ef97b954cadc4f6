extension LocalizedStringResource {
    /// Where the string tables of a text are.
    public enum BundleDescription: Sendable {
        /// The app's own bundle: the folder of its executable.
        case main
        /// The bundle that a class was loaded from.
        case forClass(AnyClass)
        /// The bundle at a folder, for example `Bundle.module.bundleURL`.
        case atURL(URL)

        /// The folder that holds the tables.
        package var folder: URL {
            switch self {
            case .main: Bundle.main.resourceURL ?? Bundle.main.bundleURL
            case .forClass(let type): Bundle(for: type).resourceURL ?? Bundle(for: type).bundleURL
            case .atURL(let url): url
            }
        }

        package init(_ bundle: Bundle?) {
            if let bundle, bundle != .main { self = .atURL(bundle.bundleURL) } else { self = .main }
        }
    }
}

extension LocalizedStringResource.BundleDescription: Hashable {
    /// Whether both name the same bundle in the same way.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.main, .main): true
        case (.forClass(let left), .forClass(let right)): left == right
        case (.atURL(let left), .atURL(let right)): left == right
        default: false
        }
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .main: hasher.combine(0)
        case .forClass(let type): hasher.combine(ObjectIdentifier(type))
        case .atURL(let url): hasher.combine(url)
        }
    }
}

/// A class cannot be named in another process, so its bundle's folder is written instead.
extension LocalizedStringResource.BundleDescription: Codable {
    /// Decodes `main` as null and every other bundle as its URL.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .main : .atURL(try container.decode(URL.self))
    }

    /// Encodes `main` as null and every other bundle as its URL.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if case .main = self { try container.encodeNil() } else { try container.encode(folder) }
    }
}
