import IntentsModel

/// How what a view presents looks and behaves: the tree records it.
extension View {
    /// Rounds the corners of the sheet with this view.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modified("presentationCornerRadius", cornerRadius.map { .double(Double($0)) } ?? .null, .inherited)
    }

    /// Says whether people can act on what is behind the sheet with this view.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { modified("presentationBackgroundInteraction", .string(interaction.name), .inherited) }

    /// Says how a presentation adapts where there is little room.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        modified("presentationCompactAdaptation", .string(adaptation.name), .inherited)
    }

    /// Says how a presentation adapts where there is little room in a direction.
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontal) }

    /// Says what moves in the sheet with this view.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        modified("presentationContentInteraction", .string(behavior.name), .inherited)
    }

    /// Sets the size of the sheet with this view.
    nonisolated public func presentationSizing(_ sizing: NamedPresentationSizing) -> some View {
        modified("presentationSizing", .string(sizing.name), .inherited)
    }

    /// Sets the picture of the questions of this view.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        modified("dialogIcon", .bool(icon != nil), .inherited)
    }

    /// Lets people silence the questions of this view.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        modified("dialogSuppressionToggle", .bool(isSuppressed.wrappedValue), .inherited)
    }

    /// Lets people silence the questions of this view, under a title.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(isSuppressed: isSuppressed) }

    /// Sets the width of the inspector with this view.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        modified("inspectorColumnWidth", .double(Double(width)), .inherited)
    }

    /// Sets how wide the inspector with this view can be.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    {
        inspectorColumnWidth(ideal)
    }
}

/// Whether people can act on what is behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// They can.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// They cannot.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// They can as long as the sheet is at most this high.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// What it is.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// All of the screen.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What moves in a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// The sheet.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// What is in it.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a sheet.
public struct NamedPresentationSizing: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = NamedPresentationSizing(name: "automatic")
    /// As what is in it.
    public static let fitted = NamedPresentationSizing(name: "fitted")
    /// As a form.
    public static let form = NamedPresentationSizing(name: "form")
    /// As a page.
    public static let page = NamedPresentationSizing(name: "page")
}
