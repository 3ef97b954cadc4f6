import IntentsModel

/// What a shared item looks like before it is sent.
public struct SharePreview<PreviewImage, Icon> {
    let title: Text
}

extension SharePreview where PreviewImage == Never, Icon == Never {
    /// Shows a localised title.
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

    /// Shows a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

extension SharePreview where PreviewImage: Transferable, Icon == Never {
    /// Shows a localised title and an image.
    public init(_ titleKey: LocalizedStringKey, image: PreviewImage) { title = Text(titleKey) }

    /// Shows a title as it is and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: PreviewImage) { self.title = Text(title) }
}

/// A control that shares items with other apps. Its node names the types that it can share as; sharing itself needs a surface.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, Icon, Label: View>:
    _PrimitiveView, NodeView
where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let label: Label

    private init(items: Data, subject: Text?, message: Text?, label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.label = label
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let texts = items.map { ($0 as? URL)?.absoluteString ?? $0 as? String ?? "\(Swift.type(of: $0))" }
        var attributes: [String: JSONValue] = ["items": .array(texts.map { .string($0) })]
        attributes["subject"] = subject.map { .string($0.string(in: environment.locale)) }
        attributes["message"] = message.map { .string($0.string(in: environment.locale)) }
        return [.labeled("shareLink", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment))]
    }
}

extension ShareLink where PreviewImage == Never, Icon == Never {
    /// Shares items, with any label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL { self.init(items: items, subject: subject, message: message, label: label()) }

    /// Shares an item, with any label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label())
    }
}

extension ShareLink {
    /// Shares an item with a preview, with any label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, Icon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares an item.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I>, PreviewImage == Never, Icon == Never {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }

    /// Shares an item, with a localised title.
    public init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I>, PreviewImage == Never, Icon == Never {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Shares an item, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I>, PreviewImage == Never, Icon == Never {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
    }

    /// Shares an item with a preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, Icon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: nil)
        }
    }

    /// Shares an item with a preview, with a localised title.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, Icon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }
}

/// The label of a share link that did not give one.
nonisolated public struct DefaultShareLinkLabel: View {
    let title: Text?

    /// A title with the symbol for sharing.
    public var body: some View {
        Label {
            title ?? Text("Share…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
