import FoundationEssentials
import IntentsModel

/// A bundle as it is going to be: everything is known before the first file is written.
struct BundlePlan {
    var product: String
    var properties: BundleProperties
    var metadata: AppMetadata
    /// What is copied: from where, and under which name.
    var files: [(source: String, name: String)]
    var extensions: [BundlePlan] = []

    /// What is wrong between the app and its extensions: one identifier for two different declarations.
    var findings: [Diagnostic] { DeclaredIdentifier.Kind.allCases.flatMap(repeated) }

    private func repeated(_ kind: DeclaredIdentifier.Kind) -> [Diagnostic] {
        var first: [String: DeclaredIdentifier] = [:]
        var found: [Diagnostic] = []
        for declared in ([metadata] + extensions.map(\.metadata)).flatMap({ $0.identifiers(of: kind) }) {
            let other = first[declared.identifier] ?? declared
            first[declared.identifier] = other
            // What a package declares is the same in every program that includes it.
            guard other.typeName != declared.typeName else { continue }
            found.append(
                DuplicateIdentifierRule.diagnostic(
                    kind.rawValue, declared.identifier, (other.typeName, other.location),
                    (declared.typeName, declared.location)))
        }
        return found
    }
}

/// A declaration that the system knows by its identifier.
private struct DeclaredIdentifier {
    enum Kind: String, CaseIterable { case actions, entities, enums }

    var identifier: String
    var typeName: String
    var location: SourceLocation?

    init(_ identifier: String, _ typeName: String, _ location: SourceLocation?) {
        self.identifier = identifier
        self.typeName = typeName
        self.location = location
    }
}

extension AppMetadata {
    fileprivate func identifiers(of kind: DeclaredIdentifier.Kind) -> [DeclaredIdentifier] {
        switch kind {
        case .actions: actions.values.map { .init($0.identifier, $0.fullyQualifiedTypeName, $0.location) }
        case .entities: entities.values.map { .init($0.identifier, $0.fullyQualifiedTypeName, $0.location) }
        case .enums: enums.map { .init($0.identifier, $0.fullyQualifiedTypeName, $0.location) }
        }
    }
}

/// The files of a linked product that its bundle holds.
struct BundleFiles {
    var binPath: String
    var product: LinkedProduct
    /// The paths of the shared libraries that it needs.
    var libraries: [String]
    /// The target of the main program.
    var target: String
    var package: String

    private static let resourcesSuffix = ".resources"

    /// The executable, its own libraries, the resources of every linked target, and the main target's texts.
    func all() -> [(source: String, name: String)] {
        let executable = "\(binPath)/\(product.name)"
        var files = [(executable, product.name)]
        files += libraries.map { ($0, Self.lastComponent($0)) }
        files += resources.map { ("\(binPath)/\($0)", $0) }
        files += mainTexts.map { ("\(binPath)/\(mainResources)/\($0)", $0) }
        return files
    }

    /// The folders with the resources of linked targets.
    var resourceFolders: [String] { resources.map { "\(binPath)/\($0)" } }

    /// The languages of the main target's texts.
    var localizations: [String] {
        mainTexts.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
    }

    private var mainResources: String { "\(package)_\(target)\(Self.resourcesSuffix)" }

    /// Texts lie in the bundle itself as well, where `Bundle.main` and the system look for them.
    private var mainTexts: [String] {
        names(in: "\(binPath)/\(mainResources)").filter { name in
            [".lproj", ".xcstrings", ".strings"].contains { name.hasSuffix($0) }
        }
    }

    /// The resource folders of linked targets; a folder is named `<package>_<target>.resources`.
    private var resources: [String] {
        let modules = Set(product.modules.map(\.name))
        return names(in: binPath).filter { name in
            guard name.hasSuffix(Self.resourcesSuffix) else { return false }
            let stem = name.dropLast(Self.resourcesSuffix.count)
            return stem.indices.contains { index in
                stem[index] == "_" && modules.contains(Self.moduleName(stem[stem.index(after: index)...]))
            }
        }
    }

    private func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// A target's name as a module's: what an identifier cannot hold becomes an underscore.
    private static func moduleName(_ target: Substring) -> String {
        String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    private static func lastComponent(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
