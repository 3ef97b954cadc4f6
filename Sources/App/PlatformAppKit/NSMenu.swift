import Foundation

/// Commands below each other. Nothing on Linux shows them.
@MainActor @preconcurrency open class NSMenu: NSObject {
    /// What people call the menu.
    open var title: String
    /// The commands.
    open private(set) var items: [NSMenuItem] = []

    /// Makes a menu without a title.
    public override convenience init() { self.init(title: "") }

    /// Makes a menu.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Adds a command.
    open func addItem(_ newItem: NSMenuItem) {
        items.append(newItem)
        newItem.menu = self
    }

    /// Takes all commands away.
    open func removeAllItems() {
        items.forEach { $0.menu = nil }
        items = []
    }
}

/// A command in a menu. There are no selectors on Linux, so it has no action.
@MainActor @preconcurrency open class NSMenuItem: NSObject {
    /// What people read.
    open var title: String
    /// The key that chooses it.
    open var keyEquivalent: String
    /// Whether it can be chosen.
    open var isEnabled = true
    /// Whether it is left out.
    open var isHidden = false
    /// The menu behind it.
    open var submenu: NSMenu?
    /// The menu that it is in.
    open fileprivate(set) weak var menu: NSMenu?
    /// What code keeps with it.
    open var representedObject: Any?
    /// The picture beside the title.
    open var image: NSImage?

    /// Makes a command.
    public init(title string: String = "", keyEquivalent charCode: String = "") {
        title = string
        keyEquivalent = charCode
        super.init()
    }

    /// A line between commands.
    public static func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isEnabled = false
        return item
    }
}

/// A question or remark. Nothing on Linux shows it.
@MainActor @preconcurrency open class NSAlert: NSObject {
    /// How much a remark matters.
    public enum Style: UInt, Sendable {
        /// Something may be lost.
        case warning
        /// Something is told.
        case informational
        /// Something is lost.
        case critical
    }

    /// The question.
    open var messageText = ""
    /// More about it.
    open var informativeText = ""
    /// How much it matters.
    open var alertStyle = Style.warning
    /// The picture beside it.
    open var icon: NSImage?
    /// The titles of the answers.
    package private(set) var answers: [String] = []

    /// Asks nothing yet.
    public override init() { super.init() }

    /// Asks about an error.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }

    /// Adds an answer.
    @discardableResult
    open func addButton(withTitle title: String) -> NSView {
        answers.append(title)
        return NSView()
    }

    /// Asks. Nobody can answer here, so the question goes to the standard error and the answer is that none was given.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        FileHandle.standardError.write(Data("\(messageText)\n".utf8))
        return .abort
    }
}

extension NSApplication {
    /// How a question was answered.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        /// The answer's number.
        public let rawValue: Int
        /// Numbers an answer.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Yes.
        public static let OK = ModalResponse(rawValue: 1)
        /// No.
        public static let cancel = ModalResponse(rawValue: 0)
        /// Nobody answered.
        public static let abort = ModalResponse(rawValue: -1001)
        /// The first answer.
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        /// The second answer.
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        /// The third answer.
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    }
}
