/// A type with a name for people.
public protocol TypeDisplayRepresentable {
    /// What people call the things of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that says itself how people see it.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// What people are shown for the value.
    var displayRepresentation: DisplayRepresentation { get }
    /// The wanted parts of what people are shown; the whole representation unless the type says otherwise.
    /// - Parameter components: the parts that will be used; others may be left out.
    func displayRepresentation(with components: DisplayRepresentation.Components) async -> DisplayRepresentation
}

extension InstanceDisplayRepresentable {
    /// The title.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

    /// The whole representation.
    public func displayRepresentation(
        with components: DisplayRepresentation.Components
    ) async -> DisplayRepresentation {
        displayRepresentation
    }
}

/// A type whose values are few and known, each with its display.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable {
    /// What people are shown for each case.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A type and its values, shown to people.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type and its cases, shown to people; all of it is known at compile time.
public protocol StaticDisplayRepresentable: TypeDisplayRepresentable, CaseDisplayRepresentable,
    CustomLocalizedStringResourceConvertible
{}

extension StaticDisplayRepresentable {
    /// The title of the case; its Swift name when it has none.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(self)")
    }
}
