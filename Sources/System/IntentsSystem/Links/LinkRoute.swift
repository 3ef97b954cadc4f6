import FoundationEssentials

/// The links that an app says are its own.
struct LinkClaims: Hashable, Sendable {
    /// The bundle identifier of the app.
    var app: String
    var schemes: [String] = []
    /// Hosts; `*.example.com` stands for every host below it.
    var domains: [String] = []

    func holds(domain host: String) -> Bool {
        let host = host.lowercased()
        return domains.contains { domain in
            let domain = domain.lowercased()
            return domain.hasPrefix("*.") ? host.hasSuffix(domain.dropFirst()) : host == domain
        }
    }

    func holds(scheme: String) -> Bool { schemes.contains { $0.lowercased() == scheme } }
}

/// Where a link goes that a run has opened: one pure rule.
enum LinkRoute: Hashable, Sendable {
    /// To the app with this bundle identifier.
    case app(String)
    /// To the person's desktop.
    case desktop
    /// Nowhere, for the reason.
    case refused(String)

    /// What a desktop opens without starting a program that the link chooses.
    private static let harmless = ["http", "https", "mailto", "tel", "sms", "geo"]
    /// What no app can claim for itself.
    private static let unclaimable = harmless + ["file", "javascript", "data", "about", "blob"]

    /// - Parameters:
    ///   - link: the link as the app gave it.
    ///   - app: the bundle identifier of the app whose run opens it.
    ///   - claims: those of all installed apps.
    init(_ link: String, openedBy app: String, claims: [LinkClaims]) {
        guard let url = URL(string: link), let scheme = url.scheme?.lowercased() else {
            self = .refused("“\(link)” is no link with a scheme such as https")
            return
        }
        let own = claims.first { $0.app == app }
        if ["http", "https"].contains(scheme), let host = url.host(), own?.holds(domain: host) == true {
            self = .app(app)
        } else if Self.harmless.contains(scheme) {
            self = .desktop
        } else if Self.unclaimable.contains(scheme) {
            self = .refused(
                "links of the scheme “\(scheme)” are never opened, whatever app declares it as its own; \(Self.opened)")
        } else if let holder = ([own].compactMap(\.self) + claims).first(where: { $0.holds(scheme: scheme) }) {
            self = .app(holder.app)
        } else {
            self = .refused(
                "links of the scheme “\(scheme)” may start a program, and no installed app has declared it as its own; "
                    + Self.opened)
        }
    }

    private static let opened = "\(harmless.joined(separator: ", ")) are opened"
}
