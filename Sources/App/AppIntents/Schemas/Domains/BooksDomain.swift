extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for books and audiobooks.
    public static var books: AssistantSchemas.BooksIntent { AssistantSchemas.BooksIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for books and audiobooks (inventory §2.13).
    public struct BooksIntent: Sendable {
        /// The schema “open book”.
        public var openBook: IntentSchema { IntentSchema("books.openBook") }
        /// The schema “play audiobook”.
        public var playAudiobook: IntentSchema { IntentSchema("books.playAudiobook") }
        /// The schema “navigate page”.
        public var navigatePage: IntentSchema { IntentSchema("books.navigatePage") }
        /// The schema “update font size”.
        public var updateFontSize: IntentSchema { IntentSchema("books.updateFontSize") }
        /// The schema “update line spacing”.
        public var updateLineSpacing: IntentSchema { IntentSchema("books.updateLineSpacing") }
        /// The schema “update character spacing”.
        public var updateCharacterSpacing: IntentSchema { IntentSchema("books.updateCharacterSpacing") }
        /// The schema “update word spacing”.
        public var updateWordSpacing: IntentSchema { IntentSchema("books.updateWordSpacing") }
        /// The schema “update settings”.
        public var updateSettings: IntentSchema { IntentSchema("books.updateSettings") }
        /// The schema “search”.
        public var search: IntentSchema { IntentSchema("books.search") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for books and audiobooks.
    public static var books: AssistantSchemas.BooksEntity { AssistantSchemas.BooksEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for books and audiobooks (inventory §2.13).
    public struct BooksEntity: Sendable {
        /// The schema “book”.
        public var book: EntitySchema { EntitySchema("books.book") }
        /// The schema “audiobook”.
        public var audiobook: EntitySchema { EntitySchema("books.audiobook") }
        /// The schema “settings”.
        public var settings: EntitySchema { EntitySchema("books.settings") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for books and audiobooks.
    public static var books: AssistantSchemas.BooksEnum { AssistantSchemas.BooksEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for books and audiobooks (inventory §2.13).
    public struct BooksEnum: Sendable {
        /// The schema “content type”.
        public var contentType: EnumSchema { EnumSchema("books.contentType") }
        /// The schema “font”.
        public var font: EnumSchema { EnumSchema("books.font") }
        /// The schema “font size”.
        public var fontSize: EnumSchema { EnumSchema("books.fontSize") }
        /// The schema “navigation direction”.
        public var navigationDirection: EnumSchema { EnumSchema("books.navigationDirection") }
        /// The schema “relative font change”.
        public var relativeFontChange: EnumSchema { EnumSchema("books.relativeFontChange") }
        /// The schema “relative character spacing change”.
        public var relativeCharacterSpacingChange: EnumSchema { EnumSchema("books.relativeCharacterSpacingChange") }
        /// The schema “relative line spacing change”.
        public var relativeLineSpacingChange: EnumSchema { EnumSchema("books.relativeLineSpacingChange") }
        /// The schema “relative word spacing change”.
        public var relativeWordSpacingChange: EnumSchema { EnumSchema("books.relativeWordSpacingChange") }
        /// The schema “theme”.
        public var theme: EnumSchema { EnumSchema("books.theme") }
        /// The schema “page navigation setting”.
        public var pageNavigationSetting: EnumSchema { EnumSchema("books.pageNavigationSetting") }
    }
}
