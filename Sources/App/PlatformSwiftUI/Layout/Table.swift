import IntentsModel

/// Rows of values in columns.
nonisolated public struct Table<Value: Identifiable, Rows, Columns>: _PrimitiveView, NodeView {
    private let rows: [Value]
    private let columns: [TableColumnContent<Value>]

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let titles = columns.map { JSONValue.string($0.title.string(in: environment.locale)) }
        let rows = rows.map { value in
            let row = ViewNode(
                "tableRow", attributes: ["id": .string(tagText(value.id))],
                children: columns.flatMap { ViewRenderer.nodes(of: $0.content(value), in: environment) })
            return environment.rowModification?(value.id)?.applied(to: row) ?? row
        }
        return [ViewNode("table", attributes: ["columns": .array(titles)], children: rows)]
    }
}

extension Table where Rows == [Value], Columns == [TableColumnContent<Value>] {
    /// Makes a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>]
    ) where Data.Element == Value {
        rows = Array(data)
        self.columns = columns()
    }

    /// Makes a row for each element; the person selects one.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>]
    ) where Data.Element == Value { self.init(data, columns: columns) }

    /// Makes a row for each element; the person selects several.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>]
    ) where Data.Element == Value { self.init(data, columns: columns) }
}

/// A column of a table, with its type hidden.
public struct TableColumnContent<Value> {
    let title: Text
    let content: (Value) -> AnyView
}

/// A column of a table.
public struct TableColumn<Value, Content: View> {
    let column: TableColumnContent<Value>

    /// Shows what `content` makes of a row's value, under a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
        column = TableColumnContent(title: Text(titleKey)) { AnyView(content($0)) }
    }

    /// Shows what `content` makes of a row's value, under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (Value) -> Content) {
        column = TableColumnContent(title: Text(title)) { AnyView(content($0)) }
    }
}

extension TableColumn where Content == Text {
    /// Shows a text of a row's value, under a localised title.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {
        self.init(titleKey) { Text($0[keyPath: value]) }
    }
}

/// Makes a list of the columns in a closure.
@resultBuilder public enum TableColumnBuilder<Value> {
    /// A column.
    public static func buildExpression<Content>(_ column: TableColumn<Value, Content>) -> TableColumnContent<Value> {
        column.column
    }

    /// The columns in their order.
    public static func buildBlock(_ columns: TableColumnContent<Value>...) -> [TableColumnContent<Value>] { columns }
}
