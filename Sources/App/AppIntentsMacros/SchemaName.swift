import SwiftSyntax

/// The schema that an attribute states: `photos.openAsset`.
struct SchemaName {
    /// Domain and name.
    let full: String
    private let name: String

    /// - Throws: a problem when the schema is not written out.
    init(_ attribute: AttributeSyntax) throws {
        let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
        let member = arguments?.first?.expression.as(MemberAccessExprSyntax.self)
        guard let member, let domain = member.base?.as(MemberAccessExprSyntax.self) else {
            let macro = attribute.attributeName.trimmedDescription
            throw MacroProblem(
                "@\(macro) needs a schema that is written out, for example '@\(macro)(schema: .photos.\(Self.example(macro)))'.",
                at: attribute)
        }
        name = member.declName.baseName.text
        full = "\(domain.declName.baseName.text).\(name)"
    }

    private static func example(_ macro: String) -> String {
        if macro.hasSuffix("Entity") { return "asset" }
        return macro.hasSuffix("Enum") ? "assetType" : "openAsset"
    }

    /// The system protocol that an intent of the schema adopts.
    var role: SystemRole? {
        if name.hasPrefix("open") { return .open }
        if name.hasPrefix("delete") { return .delete }
        if name == "search" || name == "searchInApp" { return .search }
        return name.hasPrefix("playAudio") ? .playAudio : nil
    }

    /// What an intent of the schema must declare, where that is known.
    var requirement: (name: String, type: String)? {
        switch full {
        case "photos.openAsset", "photos.openAlbum", "books.openBook": ("target", "<entity>")
        case "photos.deleteAssets", "photos.deleteAlbum", "reminders.deleteReminders", "clock.deleteAlarm":
            ("entities", "[<entity>]")
        case "system.search", "photos.search", "system.searchInApp": ("criteria", "StringSearchCriteria")
        case "visualIntelligence.semanticContentSearch": ("semanticContent", "SemanticContentDescriptor")
        default: nil
        }
    }
}
