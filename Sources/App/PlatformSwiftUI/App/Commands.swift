/// What an app's menus offer. No menu is shown here yet: commands are type-checked and their closures kept with the scene.
@MainActor @preconcurrency public protocol Commands {
    /// The commands these are made of.
    associatedtype Body: Commands

    /// What the commands are made of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands that are made of nothing else.
@MainActor @preconcurrency public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// Never read: primitive commands stand for themselves.
    public var body: Never { preconditionFailure("\(Self.self) are primitive commands and have no body.") }
}

/// No commands.
nonisolated public struct EmptyCommands: _PrimitiveCommands, Sendable {
    /// Makes no commands.
    public init() {}
}

/// Several commands in order.
nonisolated public struct _CommandList: _PrimitiveCommands {
    let commands: [any Commands]
}

/// Commands that may be missing.
nonisolated public struct _OptionalCommands<Content: Commands>: _PrimitiveCommands {
    let content: Content?
}

/// Makes commands of the statements in a closure.
@resultBuilder public enum CommandsBuilder {
    /// A statement as it stands.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// No statement.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// One statement: the commands themselves.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Several statements in their order.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandList {
        var commands: [any Commands] = []
        repeat commands.append(each content)
        return _CommandList(commands: commands)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
        _OptionalCommands(content: content)
    }

    /// The first branch of a choice.
    public static func buildEither<First: Commands>(first: First) -> _CommandList { _CommandList(commands: [first]) }

    /// The second branch of a choice.
    public static func buildEither<Second: Commands>(second: Second) -> _CommandList {
        _CommandList(commands: [second])
    }

    /// A branch of an `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> _CommandList {
        _CommandList(commands: [content])
    }
}

/// A menu of the app's own.
nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
    let title: Text
    let content: Content

    /// Makes a menu with a localised title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = Text(nameKey)
        self.content = content()
    }

    /// Makes a menu with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        title = Text(name)
        self.content = content()
    }
}

/// Where commands are in the usual menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    let name: String

    /// About the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// Hides and shows apps.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Ends the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New things.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Keeps things.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Brings things in and out.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Prints.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Takes back.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Changes texts.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Changes how texts look.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands in one of the usual menus.
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
    let placement: CommandGroupPlacement
    let content: Content

    /// Adds commands after others.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// Adds commands before others.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// Puts commands in the place of others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }
}

/// The usual commands for a sidebar.
nonisolated public struct SidebarCommands: _PrimitiveCommands, Sendable {
    /// Makes the commands.
    public init() {}
}

/// The usual commands for a toolbar.
nonisolated public struct ToolbarCommands: _PrimitiveCommands, Sendable {
    /// Makes the commands.
    public init() {}
}

/// The usual commands for texts.
nonisolated public struct TextEditingCommands: _PrimitiveCommands, Sendable {
    /// Makes the commands.
    public init() {}
}
