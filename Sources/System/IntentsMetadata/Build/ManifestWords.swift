import FoundationEssentials
import IntentsModel

/// The words that a manifest uses for each target: names of dependencies, flags, whatever stands there.
///
/// The package manager evaluates the manifest, so that settings which several targets share count for each of them.
struct ManifestWords {
    private var words: [String: Set<String>] = [:]

    /// - Parameter description: what `swift package dump-package` prints.
    init?(_ description: Data) {
        // Anything before the object is the package manager talking about its own work.
        let start = description.firstIndex(of: UInt8(ascii: "{")) ?? description.startIndex
        guard case .object(let package)? = try? JSONDecoder().decode(JSONValue.self, from: description[start...]),
            case .array(let targets)? = package["targets"]
        else { return nil }
        for case .object(let target) in targets {
            guard case .string(let name)? = target["name"] else { continue }
            words[name] = Set(Self.texts(of: .object(target)))
        }
    }

    /// Asks the package manager.
    /// - Parameter folder: where it may keep its work, and where its answer goes.
    init?(ofPackageAt path: String, folder: String) {
        let answer = "\(folder)/manifest.json"
        let command = ChildProcess(
            program: "swift",
            arguments: ["package", "--package-path", path, "--scratch-path", folder, "dump-package"])
        guard let child = try? command.start(writingTo: answer, silent: true), child.wait() == 0,
            let description = FileManager.default.contents(atPath: answer)
        else { return nil }
        self.init(description)
    }

    /// Whether a target has to do with a module, by itself or as the name that stands for another one.
    func mentions(_ module: String, in target: String) -> Bool {
        words[target]?.contains { $0 == module || $0.hasPrefix("\(module)=") } ?? false
    }

    private static func texts(of value: JSONValue) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let elements): elements.flatMap(texts)
        case .object(let members): members.flatMap { [$0.key] + texts(of: $0.value) }
        default: []
        }
    }
}
