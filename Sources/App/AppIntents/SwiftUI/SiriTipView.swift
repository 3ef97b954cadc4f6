import Foundation
import IntentsModel
import PlatformSwiftUI

/// Shows the phrase that runs an intent; nothing for an intent without a shortcut (inventory §2.16).
nonisolated public struct SiriTipView: _PrimitiveView, NodeView {
    private let identifier: String
    private let isVisible: Binding<Bool>?

    /// Shows the first phrase of the intent's shortcut.
    /// - Parameters:
    ///   - intent: the intent.
    ///   - isVisible: whether the tip is shown; always when nil.
    public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {
        identifier = type(of: intent).persistentIdentifier
        self.isVisible = isVisible
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        guard isVisible?.wrappedValue != false, let phrase else { return [] }
        return [ViewNode("siriTip", text: phrase, attributes: ["intent": .string(identifier)])]
    }

    private var phrase: String? {
        let shortcuts = IntentRegistry.process.shortcutsProviders.flatMap { $0.appShortcuts }
        let shortcut = shortcuts.first { type(of: $0.intent).persistentIdentifier == identifier }
        return shortcut?.phrases.first?.template.replacingOccurrences(of: "${applicationName}", with: applicationName)
    }

    private var applicationName: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
            Bundle.main.object(forInfoDictionaryKey: $0) as? String
        }
        return names.first ?? ProcessInfo.processInfo.processName
    }
}

/// Leads to the app's shortcuts in the system's own list (inventory §2.16).
nonisolated public struct ShortcutsLink: _PrimitiveView, NodeView {
    /// What a press inside the app does besides.
    package let action: @MainActor () -> Void

    /// Makes the link.
    /// - Parameter action: done besides, when the link is pressed.
    public init(action: @escaping @MainActor () -> Void = {}) { self.action = action }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode("shortcutsLink")] }
}

/// How a ``SiriTipView`` looks.
public struct SiriTipViewStyle: Hashable, Sendable {
    let name: String

    /// As the surroundings want it.
    public static let automatic = SiriTipViewStyle(name: "automatic")
    /// Light.
    public static let light = SiriTipViewStyle(name: "light")
    /// Dark.
    public static let dark = SiriTipViewStyle(name: "dark")
}

/// How a ``ShortcutsLink`` looks.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    let name: String

    /// As the surroundings want it.
    public static let automatic = ShortcutsLinkStyle(name: "automatic")
    /// As the surroundings want it, with an outline.
    public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
    /// Light.
    public static let light = ShortcutsLinkStyle(name: "light")
    /// Light, with an outline.
    public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
    /// Dark.
    public static let dark = ShortcutsLinkStyle(name: "dark")
    /// Dark, with an outline.
    public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

extension View {
    /// Sets how Siri tips look.
    nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
        modified("siriTipViewStyle", .string(style.name), .inherited)
    }

    /// Sets how shortcuts links look.
    nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
        modified("shortcutsLinkStyle", .string(style.name), .inherited)
    }
}
