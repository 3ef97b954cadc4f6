/// A question or remark in the older form.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An answer.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        /// An answer like others.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// An answer that does nothing.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// An answer that does nothing.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// An answer with which something is lost.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    /// Makes a question with one answer.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// Makes a question with two answers.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

extension View {
    /// Presents a question in the older form, as long as the binding says so.
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        PresentingView(kind: "alert", title: nil, content: self) {
            isPresented.wrappedValue ? AlertContent(alert: content()) : nil
        }
    }

    /// Presents a question in the older form, as long as there is an item.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        PresentingView(kind: "alert", title: nil, content: self) {
            item.wrappedValue.map { AlertContent(alert: content($0)) }
        }
    }
}

/// What a question in the older form shows.
nonisolated private struct AlertContent: View {
    let alert: Alert

    @MainActor var body: some View {
        alert.title
        alert.message
        ForEach(alert.buttons.indices, id: \.self) { index in
            let button = alert.buttons[index]
            SwiftUIButton(role: button.role, action: button.action) { button.label }
        }
    }
}

// `Button` means the answer inside ``Alert``; here it is the control.
private typealias SwiftUIButton = PlatformSwiftUI.Button
