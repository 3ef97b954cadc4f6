/// Which attribute of the search index a property feeds.
package enum PropertyIndexing {
    /// A known attribute, by its key path in the attribute set.
    case attribute(AnyKeyPath)
    /// An attribute of the app's own, by its name.
    case custom(String)
}
