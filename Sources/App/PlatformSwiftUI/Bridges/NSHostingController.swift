/// A view controller for a SwiftUI view. Nothing on Linux draws AppKit: it keeps the view.
@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
    /// The SwiftUI view.
    open var rootView: Content

    /// Makes a view controller for a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
}

extension UIColor {
    /// The same colour for UIKit; a colour of the system or of the app's resources is black, as its parts are not known here.
    public convenience init(_ color: Color) {
        let parts = color.mixture ?? (0, 0, 0, 1)
        self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
    }
}

extension NSColor {
    /// The same colour for AppKit; a colour of the system or of the app's resources is black, as its parts are not known here.
    public convenience init(_ color: Color) {
        let parts = color.mixture ?? (0, 0, 0, 1)
        self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
    }
}

extension Color {
    /// The parts of a colour that was mixed; nil for others.
    fileprivate var mixture: (red: Double, green: Double, blue: Double, opacity: Double)? {
        guard case .object(let parts) = styleAttribute else { return nil }
        func number(_ name: String) -> Double? { if case .double(let number)? = parts[name] { number } else { nil } }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return (red, green, blue, number("opacity") ?? 1)
    }
}
