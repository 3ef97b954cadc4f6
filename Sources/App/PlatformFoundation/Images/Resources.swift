import Foundation

/// An image of the app's resources, by name.
public struct ImageResource: Hashable, @unchecked Sendable {
    // Unchecked, as a bundle is safe to read from every thread.
    package let name: String
    package let bundle: Bundle

    /// Names an image of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of the app's resources, by name.
public struct ColorResource: Hashable, @unchecked Sendable {
    // Unchecked, as a bundle is safe to read from every thread.
    package let name: String
    package let bundle: Bundle

    /// Names a colour of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
