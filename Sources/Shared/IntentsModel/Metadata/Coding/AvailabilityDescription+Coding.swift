/// `availabilityAnnotations`: the introducing version by platform; what else `@available` said is in `openAppIntents`.
struct AvailabilityAnnotations: Codable {
    private struct Annotation: Codable {
        var introducedVersion: String?
    }

    /// The parts of a statement that the annotation has no key for.
    struct Remainder: Codable {
        var platform: String
        var isDeprecated: Bool?
        var isUnavailable: Bool?
        var message: String?
    }

    private static let prefix = "LNPlatformName"
    private static let spellings = [
        "iOS": "IOS", "macOS": "MACOS", "tvOS": "TVOS", "watchOS": "WATCHOS", "visionOS": "VISIONOS", "*": "Wildcard",
    ]

    private var annotations: [String: Annotation] = [:]

    init(_ statements: [AvailabilityDescription]) {
        for statement in statements {
            let name = Self.prefix + (Self.spellings[statement.platform] ?? statement.platform)
            annotations[name] = Annotation(introducedVersion: statement.introducedVersion)
        }
    }

    init(from decoder: any Decoder) throws { annotations = try [String: Annotation](from: decoder) }

    func encode(to encoder: any Encoder) throws { try annotations.encode(to: encoder) }

    /// The statements in the order of their platforms' names.
    func statements(remainders: [Remainder]) -> [AvailabilityDescription] {
        annotations.map { name, annotation in
            let spelling = name.hasPrefix(Self.prefix) ? String(name.dropFirst(Self.prefix.count)) : name
            let platform = Self.spellings.first { $0.value == spelling }?.key ?? spelling
            let remainder = remainders.first { $0.platform == platform }
            return AvailabilityDescription(
                platform: platform, introducedVersion: annotation.introducedVersion,
                isDeprecated: remainder?.isDeprecated ?? false, isUnavailable: remainder?.isUnavailable ?? false,
                message: remainder?.message)
        }
        .sorted { $0.platform < $1.platform }
    }

    static func remainders(of statements: [AvailabilityDescription]) -> [Remainder]? {
        let remainders = statements.compactMap { statement -> Remainder? in
            guard statement.isDeprecated || statement.isUnavailable || statement.message != nil else { return nil }
            return Remainder(
                platform: statement.platform, isDeprecated: statement.isDeprecated ? true : nil,
                isUnavailable: statement.isUnavailable ? true : nil, message: statement.message)
        }
        return remainders.isEmpty ? nil : remainders
    }
}
