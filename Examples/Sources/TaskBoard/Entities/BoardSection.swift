import AppIntents

/// The sections of the app.
enum BoardSection: String, AppEnum {
    case inbox
    case calendar
    case projects

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Section"

    static let caseDisplayRepresentations: [BoardSection: DisplayRepresentation] = [
        .inbox: DisplayRepresentation(title: "Inbox", image: .init(systemName: "tray")),
        .calendar: DisplayRepresentation(
            title: "Calendar", image: .init(systemName: "calendar"), synonyms: ["Schedule"]),
        .projects: DisplayRepresentation(title: "Projects", image: .init(systemName: "folder")),
    ]
}
