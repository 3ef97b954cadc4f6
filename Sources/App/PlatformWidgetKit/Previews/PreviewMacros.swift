import AppIntents
import PlatformActivityKit
import PlatformSwiftUI

// Previews belong to Apple's editor. Here they are type-checked, and nothing of them is kept in the program.

/// Previews a widget with entries (inventory §2.18). Type-checked here, and kept out of the program.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Previews a widget with the entries of a provider. Type-checked here, and kept out of the program.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Previews a widget with the entries of a provider for a configuration. Type-checked here, and kept out of the program.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Previews a live activity. Type-checked here, and kept out of the program.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Previews a relevance widget with entries. Type-checked here, and kept out of the program.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
    @PreviewRelevanceEntryBuilder relevanceEntries: @escaping @MainActor () async -> [any RelevanceEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
