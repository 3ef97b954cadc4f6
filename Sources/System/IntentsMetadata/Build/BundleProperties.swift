import FoundationEssentials
import IntentsModel

/// The property list of a bundle in the making: what `Bundles/<Product>.plist` says, and what is derived.
struct BundleProperties {
    var values: [String: PropertyValue]
    /// Where it lies, for messages.
    private let file: String

    /// Reads the product's property list, when there is one.
    /// - Parameter root: the package's folder.
    init(product: String, root: String) throws {
        file = "\(root)/Bundles/\(product).plist"
        values = [:]
        guard let data = FileManager.default.contents(atPath: file) else { return }
        do {
            values = try PropertyListDecoder().decode([String: PropertyValue].self, from: data)
        } catch {
            throw BuildError("\(file) is not a readable property list: correct it.")
        }
    }

    /// For an extension: the product it belongs to, when its property list names one.
    var hostProduct: String? { values[BundleInfo.Key.host]?.string }

    /// The linked modules whose declarations the product leaves out on purpose.
    func modulesNotOffered() throws -> Set<String> {
        guard let value = values[BundleInfo.Key.modulesNotOffered] else { return [] }
        guard case .array(let items) = value, case let names = items.compactMap(\.string), names.count == items.count
        else {
            throw BuildError(
                "\(file) has an \(BundleInfo.Key.modulesNotOffered) that is no list of module names: write"
                    + " an array of strings.")
        }
        return Set(names)
    }

    /// Adds the keys of every bundle that the file leaves out.
    mutating func complete(product: String, package: PackageLayout, identifier: String, localizations: [String]) {
        let region = package.default_localization ?? "en"
        let derived: [String: PropertyValue] = [
            BundleInfo.Key.identifier: .string(identifier), BundleInfo.Key.name: .string(product),
            BundleInfo.Key.version: .string("1.0"), "CFBundleVersion": .string("1"),
            "CFBundleInfoDictionaryVersion": .string("6.0"), BundleInfo.Key.packageType: .string("APPL"),
            BundleInfo.Key.developmentRegion: .string(region),
            BundleInfo.Key.localizations: .array(localizations.map { .string($0) }),
        ]
        values.merge(derived) { stated, _ in stated }
        // The executable is laid out under the product's name, whatever the file says.
        values[BundleInfo.Key.executable] = .string(product)
    }

    /// Adds the keys of an extension.
    mutating func completeExtension(_ kind: ProcessKind, host identifier: String) {
        values[BundleInfo.Key.packageType] = .string("XPC!")
        values[BundleInfo.Key.host] = .string(identifier)
        let point =
            kind == .widgetExtension ? BundleInfo.widgetExtensionPoint : BundleInfo.appIntentsExtensionPoint
        let attributes: PropertyValue = .dictionary([BundleInfo.Key.extensionPoint: .string(point)])
        values[BundleInfo.Key.extensionAttributes] = values[BundleInfo.Key.extensionAttributes] ?? attributes
    }

    /// The identifier that the file states, else the derived one.
    func identifier(derived: String) throws -> String {
        let identifier = values[BundleInfo.Key.identifier]?.string ?? derived
        guard BundleInfo.isIdentifier(identifier) else {
            throw BuildError(
                "\(file) has the CFBundleIdentifier “\(identifier)”: use letters, digits, hyphens and"
                    + " single dots between them, at most 155 characters.")
        }
        return identifier
    }

    /// The bytes of `Info.plist`.
    func encoded() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return try encoder.encode(values)
    }

    /// A name as a part of an identifier: lower case, other characters as hyphens.
    static func identifierPart(_ name: String) -> String {
        let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
        let part = String(name.lowercased().map { allowed.contains($0) ? $0 : "-" })
        return part.isEmpty ? "app" : part
    }
}
