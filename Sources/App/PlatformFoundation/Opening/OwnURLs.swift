import Foundation
import IntentsModel

/// The URLs that this app claims itself: opening one of them is an event of its own windows, and no business of the desktop.
package struct OwnURLs: Sendable {
    /// Those of the running app; nil in a process without windows.
    package static var current: OwnURLs? {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    private static let shared = Lock<OwnURLs?>(nil)

    private let schemes: Set<String>
    /// Hands a URL to the app's windows.
    package let open: @MainActor @Sendable (URL) -> Void

    package init(schemes: Set<String>, open: @escaping @MainActor @Sendable (URL) -> Void) {
        self.schemes = Set(schemes.map { $0.lowercased() })
        self.open = open
    }

    /// The URLs whose schemes a bundle's property list names.
    package init(of bundle: Bundle, open: @escaping @MainActor @Sendable (URL) -> Void) {
        let types = bundle.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
        let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        self.init(schemes: Set(schemes), open: open)
    }

    /// Whether the app claims a URL.
    package func contain(_ url: URL) -> Bool { url.scheme.map { schemes.contains($0.lowercased()) } ?? false }
}
