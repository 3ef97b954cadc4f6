import AppIntents
import PlatformUIKitCore

extension DisplayRepresentation.Image {
    /// A symbol of the system in a colour and a configuration, which surfaces decide here.
    /// - Parameters:
    ///   - systemName: the symbol's name; nil is returned when it is empty.
    ///   - tintColor: its colour.
    ///   - symbolConfiguration: how it is drawn.
    public init?(systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {
        guard !systemName.isEmpty else { return nil }
        self.init(systemName: systemName, isTemplate: tintColor != nil)
    }
}
