import Foundation
import IntentsLink
import IntentsModel

/// How this process was started, and so who it is and where the system is.
struct HostLaunch: Hashable {
    enum Link: Hashable {
        /// The system started the process with a connected descriptor.
        case inherited(Int32)
        /// A person started it; the system listens at a path.
        case socket(String)
    }

    var link: Link
    var bundleIdentifier: String
    var kind: ProcessKind

    /// Reads how the process was started.
    /// - Parameters:
    ///   - environment: the variables of the process.
    ///   - executable: its executable, which lies in the bundle's folder.
    ///   - usualKind: what the program is when the environment does not say.
    ///   - userID: the user, for the place of the socket.
    init(environment: [String: String], executable: String, usualKind: ProcessKind, userID: UInt32) throws(HostFailure)
    {
        kind = environment[LinkEnvironment.kind].flatMap(ProcessKind.init) ?? usualKind
        if let text = environment[LinkEnvironment.descriptor] {
            link = .inherited(try Self.descriptor(text))
            bundleIdentifier = environment[LinkEnvironment.bundleIdentifier] ?? ""
        } else {
            link = .socket(Locations(environment: environment, userID: userID).socketPath)
            bundleIdentifier = try Self.bundleIdentifier(beside: executable)
        }
    }

    private static func descriptor(_ text: String) throws(HostFailure) -> Int32 {
        guard let descriptor = Int32(text), PeerCredentials(of: descriptor) != nil else {
            throw HostFailure(
                .unavailable,
                "\(LinkEnvironment.descriptor) is “\(text)”, which is no link to the system: unset it, or start the program with `intents open`."
            )
        }
        return descriptor
    }

    /// Whether a program has the property list of a bundle beside it.
    static func liesInBundle(executable: String) -> Bool { (try? bundleIdentifier(beside: executable)) != nil }

    private struct InfoPropertyList: Decodable {
        var CFBundleIdentifier: String
    }

    private static func bundleIdentifier(beside executable: String) throws(HostFailure) -> String {
        let path = URL(fileURLWithPath: executable).deletingLastPathComponent().appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: path) else {
            throw HostFailure(
                .unavailable,
                "The program is not in an app bundle: build one with `intents build`, install it with `intents install`, and start it with `intents open`."
            )
        }
        do {
            return try PropertyListDecoder().decode(InfoPropertyList.self, from: data).CFBundleIdentifier
        } catch {
            throw HostFailure(
                .unavailable, "“\(path.path)” names no CFBundleIdentifier: build the bundle again with `intents build`."
            )
        }
    }

    /// Connects to the system.
    func connect(handlers: LinkHandlers) throws(HostFailure) -> LinkConnection {
        switch link {
        case .inherited(let descriptor):
            let connection = LinkConnection(descriptor: descriptor, handlers: handlers)
            connection.start()
            return connection
        case .socket(let path):
            do {
                return try LinkConnection.connect(path: path, handlers: handlers)
            } catch .nobodyListens(at: path) {
                throw HostFailure(
                    .unavailable,
                    "The intents daemon is not running, so nobody can use this program's intents: start it with `intents daemon start`, or start the program with `intents open`."
                )
            } catch {
                throw HostFailure(.unavailable, error.message)
            }
        }
    }
}
