import IntentsModel

/// Something in the source that metadata needs and that the compiler could not write down; a rule reports each.
package struct Unreadable: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        /// A title, description or other text.
        case text
        /// A dialog that a parameter shows before the app runs.
        case dialog
        case typeDisplay
        case caseDisplays
        /// A requirement with a default, which holds instead: its text.
        case constant(fallback: String)
        case defaultValue
        case summary
        case shortcuts
        case phrases
        case query
        /// Not declared in the type itself.
        case missing
    }

    package var role: Role
    /// What it is, for example `the title of WaterPlant`.
    package var subject: String
    package var location: SourceLocation
}
