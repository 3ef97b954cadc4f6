extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for a web browser.
    public static var browser: AssistantSchemas.BrowserIntent { AssistantSchemas.BrowserIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for a web browser (inventory §2.13).
    public struct BrowserIntent: Sendable {
        /// The schema “bookmark tab”.
        public var bookmarkTab: IntentSchema { IntentSchema("browser.bookmarkTab") }
        /// The schema “bookmark URL”.
        public var bookmarkURL: IntentSchema { IntentSchema("browser.bookmarkURL") }
        /// The schema “open bookmark”.
        public var openBookmark: IntentSchema { IntentSchema("browser.openBookmark") }
        /// The schema “delete bookmarks”.
        public var deleteBookmarks: IntentSchema { IntentSchema("browser.deleteBookmarks") }
        /// The schema “clear history”.
        public var clearHistory: IntentSchema { IntentSchema("browser.clearHistory") }
        /// The schema “close tabs”.
        public var closeTabs: IntentSchema { IntentSchema("browser.closeTabs") }
        /// The schema “create tab”.
        public var createTab: IntentSchema { IntentSchema("browser.createTab") }
        /// The schema “open urlin tab”.
        public var openURLInTab: IntentSchema { IntentSchema("browser.openURLInTab") }
        /// The schema “switch tab”.
        public var switchTab: IntentSchema { IntentSchema("browser.switchTab") }
        /// The schema “create window”.
        public var createWindow: IntentSchema { IntentSchema("browser.createWindow") }
        /// The schema “close windows”.
        public var closeWindows: IntentSchema { IntentSchema("browser.closeWindows") }
        /// The schema “find on page”.
        public var findOnPage: IntentSchema { IntentSchema("browser.findOnPage") }
        /// The schema “search”.
        public var search: IntentSchema { IntentSchema("browser.search") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for a web browser.
    public static var browser: AssistantSchemas.BrowserEntity { AssistantSchemas.BrowserEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for a web browser (inventory §2.13).
    public struct BrowserEntity: Sendable {
        /// The schema “bookmark”.
        public var bookmark: EntitySchema { EntitySchema("browser.bookmark") }
        /// The schema “tab”.
        public var tab: EntitySchema { EntitySchema("browser.tab") }
        /// The schema “window”.
        public var window: EntitySchema { EntitySchema("browser.window") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for a web browser.
    public static var browser: AssistantSchemas.BrowserEnum { AssistantSchemas.BrowserEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for a web browser (inventory §2.13).
    public struct BrowserEnum: Sendable {
        /// The schema “clear history time frame”.
        public var clearHistoryTimeFrame: EnumSchema { EnumSchema("browser.clearHistoryTimeFrame") }
    }
}
