import PlatformFoundation

/// How the values of a parameter are grouped where parameterised shortcuts are shown (inventory §2.10).
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue & Sendable> {
    package let description: ParameterPresentationDescription

    /// Groups the values of a parameter.
    /// - Parameters:
    ///   - keyPath: the parameter.
    ///   - summary: a sentence about one value.
    ///   - optionsCollections: the groups.
    public init(
        for keyPath: KeyPath<Intent, IntentParameter<Value>>,
        summary: AppShortcutParameterPresentationSummary<Intent>,
        @AppShortcutOptionsCollectionBuilder optionsCollections: () -> [AppShortcutOptionsCollectionDescription]
    ) {
        let names = ParameterNames(Intent())
        description = ParameterPresentationDescription(
            parameter: names.name(of: keyPath), summary: summary.format(names), collections: optionsCollections())
    }
}

/// A presentation without its generic arguments.
package struct ParameterPresentationDescription: Sendable {
    package let parameter: String
    /// The sentence, with `${parameter}` slots.
    package let summary: String
    package let collections: [AppShortcutOptionsCollectionDescription]
}

/// A sentence about one value of a parameter.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent> {
    private let sentence: ParameterSummaryString<Intent>

    /// Makes a sentence.
    /// - Parameters:
    ///   - string: the sentence.
    ///   - table: the string table that translates it.
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) { sentence = string }

    func format(_ names: ParameterNames) -> String { sentence.format(names) }
}

/// The title of a presentation; the older name of a resource.
public typealias AppShortcutParameterPresentationTitle = LocalizedStringResource

/// A group of values: those that a provider or query offers.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider> {
    let description: AppShortcutOptionsCollectionDescription

    /// Makes a group.
    /// - Parameters:
    ///   - provider: offers the values.
    ///   - title: the name of the group.
    ///   - systemImageName: its symbol.
    public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String) {
        description = AppShortcutOptionsCollectionDescription(
            provider: "\(Provider.self)", title: title, systemImageName: systemImageName)
    }
}

/// A group without its generic argument.
public struct AppShortcutOptionsCollectionDescription: Sendable {
    package let provider: String
    package let title: LocalizedStringResource
    package let systemImageName: String
}

/// Collects the groups of a presentation.
@resultBuilder
public enum AppShortcutOptionsCollectionBuilder {
    /// One group.
    public static func buildExpression<Provider>(
        _ collection: AppShortcutOptionsCollection<Provider>
    ) -> AppShortcutOptionsCollectionDescription { collection.description }

    /// All groups, in order.
    public static func buildBlock(
        _ collections: AppShortcutOptionsCollectionDescription...
    ) -> [AppShortcutOptionsCollectionDescription] { collections }
}
