/// Which attribute of the search index a property feeds.
package enum PropertyIndexing: Sendable {
    /// A known attribute, by its name in the attribute set.
    case attribute(String)
    /// An attribute of the app's own, by its name.
    case custom(String)

    /// The attribute's name.
    package var name: String {
        switch self {
        case .attribute(let name), .custom(let name): name
        }
    }
}
