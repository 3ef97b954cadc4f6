import PlatformFoundation

/// Something of the system that can be about an entity of the app (inventory §2.8).
///
/// The app's side; nothing here looks at what is on the screen yet.
public protocol AppEntityAnnotatable: AnyObject {
    /// The entity it is about.
    var appEntityIdentifier: EntityIdentifier? { get set }
}

extension NSUserActivity: AppEntityAnnotatable {
    /// The entity that the person is dealing with.
    public var appEntityIdentifier: EntityIdentifier? {
        get { annotation as? EntityIdentifier }
        set { annotation = newValue }
    }
}
