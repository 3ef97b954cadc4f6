import IntentsModel
import PlatformSwiftUI

/// The background that a surface gives to accessory widgets (inventory §2.18).
nonisolated public struct AccessoryWidgetBackground: _PrimitiveView, NodeView, Sendable {
    /// Makes the background.
    public init() {}

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("accessoryWidgetBackground")]
    }
}
