import IntentsModel

extension ActionDescription {
    /// What whoever runs or looks at a deprecated action is told; nil for any other.
    func deprecationNote(in catalog: AppCatalog, locale: String) -> String? {
        guard isDeprecated else { return nil }
        return DeprecationDescription.sentence(
            of: "\(catalog.app.identifier)/\(identifier)",
            message: deprecation?.message.map { catalog.localizer.string(for: $0, locale: locale) },
            replacement: deprecation?.replacedBy.map { "\(catalog.app.identifier)/\($0)" })
    }

    /// The statement that makes the action unavailable here; those about other platforms mean nothing on Linux.
    var unavailability: AvailabilityDescription? {
        availability.first { $0.isUnavailable && ["*", "Linux"].contains($0.platform) }
    }

    /// Whether lists, search and suggestions show it.
    var isOffered: Bool { isDiscoverable && unavailability == nil && !isConfiguration && !isDeprecated }

    /// Whether it only holds the settings of a widget or control, which nobody runs.
    var isConfiguration: Bool {
        ["WidgetConfiguration", "ControlConfiguration"].contains(where: systemProtocols.contains)
    }
}

extension RunError {
    static func unavailable(_ reference: Reference, _ statement: AvailabilityDescription) -> RunError {
        let reason = statement.message.map { ": \($0)" } ?? "."
        return RunError(
            .unavailable,
            "\(reference.fullName) is declared @available(\(statement.platform), unavailable)\(reason)")
    }
}
