import IntentsModel

/// A control that chooses a date.
nonisolated public struct DatePicker<Label: View>: _PrimitiveView, NodeView {
    /// Which parts of a date are chosen.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let earliest: Date?
    private let latest: Date?
    private let components: Components
    private let label: Label

    private init(
        _ selection: Binding<Date>, earliest: Date?, latest: Date?, _ components: Components, label: Label
    ) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
        self.label = label
    }

    /// Chooses a date, with any label.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, earliest: nil, latest: nil, displayedComponents, label: label()) }

    /// Chooses a date, with any label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, earliest: range.lowerBound, latest: range.upperBound, displayedComponents, label: label())
    }

    /// Chooses a date, with any label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, earliest: range.lowerBound, latest: nil, displayedComponents, label: label()) }

    /// Chooses a date, with any label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, earliest: nil, latest: range.upperBound, displayedComponents, label: label()) }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var attributes: [String: JSONValue] = [
            "value": .string(selection.wrappedValue.formatted(.iso8601)),
            "components": .array(components.names.map { .string($0) }),
        ]
        attributes["earliest"] = earliest.map { .string($0.formatted(.iso8601)) }
        attributes["latest"] = latest.map { .string($0.formatted(.iso8601)) }
        return [.labeled("datePicker", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment))]
    }
}

extension DatePicker where Label == Text {
    /// Chooses a date, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

    /// Chooses a date, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) } }

    /// Chooses a date, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

    /// Chooses a date within bounds, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }

    /// Chooses a date within bounds, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) } }

    /// Chooses a date within bounds, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

    /// Chooses a date from a first one on, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }

    /// Chooses a date from a first one on, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) } }

    /// Chooses a date from a first one on, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

    /// Chooses a date up to a last one, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }

    /// Chooses a date up to a last one, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) } }

    /// Chooses a date up to a last one, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }
}

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)

    var names: [String] {
        let all: [(DatePickerComponents, String)] = [(.date, "date"), (.hourAndMinute, "hourAndMinute")]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
