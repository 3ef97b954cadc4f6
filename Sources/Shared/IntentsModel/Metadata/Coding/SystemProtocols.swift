/// System protocols as the format spells them: a prefix, and a flat list that gives each an empty object.
enum SystemProtocols {
    static let prefix = "com.apple.link.systemProtocol."

    static func identifiers(of names: [String]) -> [String] { names.map { prefix + $0 } }

    static func names(of identifiers: [String]) -> [String] {
        identifiers.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    }

    static func metadata(of names: [String]) -> [FlatPair<[String: EmptyObject]>] {
        identifiers(of: names).map { FlatPair(key: $0, value: ["empty": EmptyObject()]) }
    }
}
