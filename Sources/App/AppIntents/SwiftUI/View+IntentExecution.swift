import IntentsModel
import PlatformSwiftUI

extension View {
    /// Acts when an intent brings the person to content that this view shows (inventory §4.4).
    ///
    /// A run in the app's process brings the intent here before it is performed, to the window that is for its content. A
    /// snippet has no window that an intent could be routed to: its tree records which intent the view waits for.
    /// - Parameters:
    ///   - type: the intent.
    ///   - action: shows the content; gets the intent with its parameters.
    nonisolated public func onAppIntentExecution<Intent: TargetContentProvidingIntent>(
        _ type: Intent.Type = Intent.self, perform action: @escaping @MainActor (Intent) -> Void
    ) -> some View {
        handlingIntents(type, perform: action)
            .modified("onAppIntentExecution", .string(type.persistentIdentifier), .layered)
    }
}
