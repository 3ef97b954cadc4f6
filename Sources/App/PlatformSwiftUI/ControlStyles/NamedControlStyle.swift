import IntentsModel

/// A style that a node can name.
package protocol NamedControlStyle {
    /// The style's name.
    var styleName: String { get }
}

/// The style's name; one that this module does not know goes by its type's name.
func styleName(of style: Any) -> JSONValue {
    .string((style as? any NamedControlStyle)?.styleName ?? "\(type(of: style))")
}
