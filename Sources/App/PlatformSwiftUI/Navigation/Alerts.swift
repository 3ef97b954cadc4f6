import IntentsModel

extension View {
    /// Presents a question or remark under a localised title, as long as the binding says so.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { asking("alert", Text(titleKey), isPresented, actions: actions, message: { EmptyView() }) }

    /// Presents a question or remark under a localised title, with a message, as long as the binding says so.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { asking("alert", Text(titleKey), isPresented, actions: actions, message: message) }

    /// Presents a question or remark about a value under a localised title, with a message, as long as the binding says so.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        asking("alert", Text(titleKey), isPresented, actions: { data.map(actions) }, message: { data.map(message) })
    }

    /// Presents a question or remark about a value under a localised title, as long as the binding says so.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }

    /// Presents a question or remark about a value under a title as it is, as long as the binding says so.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

    /// Presents a question or remark about a value under a text as title, as long as the binding says so.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        asking("alert", title, isPresented, actions: { data.map(actions) }, message: { EmptyView() })
    }

    /// Presents a question or remark under a title as it is, as long as the binding says so.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { asking("alert", Text(title), isPresented, actions: actions, message: { EmptyView() }) }

    /// Presents a question or remark under a title as it is, with a message, as long as the binding says so.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { asking("alert", Text(title), isPresented, actions: actions, message: message) }

    /// Presents a question or remark about a value under a title as it is, with a message, as long as the binding says so.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        asking("alert", Text(title), isPresented, actions: { data.map(actions) }, message: { data.map(message) })
    }

    /// Presents a question or remark under a text as title, as long as the binding says so.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { asking("alert", title, isPresented, actions: actions, message: { EmptyView() }) }

    /// Presents a question or remark under a text as title, with a message, as long as the binding says so.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { asking("alert", title, isPresented, actions: actions, message: message) }

    /// Presents a question or remark about a value under a text as title, with a message, as long as the binding says so.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        asking("alert", title, isPresented, actions: { data.map(actions) }, message: { data.map(message) })
    }

    /// Presents several actions to choose from under a localised title, as long as the binding says so.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        asking("confirmationDialog", Text(titleKey), isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents several actions to choose from under a localised title, with a message, as long as the binding says so.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { asking("confirmationDialog", Text(titleKey), isPresented, actions: actions, message: message) }

    /// Presents several actions to choose from about a value under a localised title, with a message, as long as the binding says so.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        asking(
            "confirmationDialog", Text(titleKey), isPresented, actions: { data.map(actions) },
            message: { data.map(message) })
    }

    /// Presents several actions to choose from under a title as it is, as long as the binding says so.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        asking("confirmationDialog", Text(title), isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents several actions to choose from under a title as it is, with a message, as long as the binding says so.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { asking("confirmationDialog", Text(title), isPresented, actions: actions, message: message) }

    /// Presents several actions to choose from about a value under a title as it is, with a message, as long as the binding says so.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        asking(
            "confirmationDialog", Text(title), isPresented, actions: { data.map(actions) },
            message: { data.map(message) })
    }

    /// Presents several actions to choose from under a text as title, as long as the binding says so.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { asking("confirmationDialog", title, isPresented, actions: actions, message: { EmptyView() }) }

    /// Presents several actions to choose from under a text as title, with a message, as long as the binding says so.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { asking("confirmationDialog", title, isPresented, actions: actions, message: message) }

    /// Presents several actions to choose from about a value under a text as title, with a message, as long as the binding says so.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        asking("confirmationDialog", title, isPresented, actions: { data.map(actions) }, message: { data.map(message) })
    }

    /// Presents an error as long as the binding says so.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        asking(
            "alert", Text(verbatim: error?.errorDescription ?? ""), isPresented, actions: actions,
            message: { error?.recoverySuggestion.map { Text(verbatim: $0) } })
    }

    nonisolated private func asking<A: View, M: View>(
        _ kind: String, _ title: Text, _ isPresented: Binding<Bool>, actions: @escaping () -> A,
        message: @escaping () -> M
    ) -> some View {
        PresentingView(kind: kind, title: title, content: self) {
            isPresented.wrappedValue
                ? Group {
                    message(); actions()
                } : nil
        }
    }
}
