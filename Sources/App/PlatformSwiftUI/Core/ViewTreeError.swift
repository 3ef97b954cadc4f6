/// Why no tree can be made of a view.
package enum ViewTreeError: Error, Hashable {
    /// Bodies, containers and modifiers are inside each other without end, or nearly so.
    case tooDeep(view: String, limit: Int)
    /// The tree itself would not fit through the link.
    case tooManyLevels(limit: Int)
    /// There are more views than a person could look at.
    case tooManyViews(view: String, limit: Int)
}

extension ViewTreeError: LocalizedError {
    package var errorDescription: String? {
        switch self {
        case .tooDeep(let view, let limit):
            "\(view) is more than \(limit) views and modifiers deep. Check whether a view's body shows the view itself."
        case .tooManyLevels(let limit):
            "The view has more than \(limit) levels of containers inside each other. Show what is further down in a view of its own."
        case .tooManyViews(let view, let limit):
            "The view shows more than \(limit) views, the last of them \(view). Show fewer rows, for example with prefix(_:)."
        }
    }
}
