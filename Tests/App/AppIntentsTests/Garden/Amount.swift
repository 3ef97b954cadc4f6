import AppIntents

enum Amount: String, AppEnum {
    case sip, cup, can

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
    static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [
        .sip: "A sip", .cup: DisplayRepresentation(title: "One cup", synonyms: ["Mug"]), .can: "Whole can",
    ]
}

/// An enum with whole numbers as raw values, without a type annotation at its displays.
enum Zone: Int, AppEnum {
    case shade = 1
    case sun = 7

    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Zone", numericFormat: "\(placeholder: .int) zones")
    static let caseDisplayRepresentations = [
        Zone.shade: DisplayRepresentation(title: "Shade", image: .init(systemName: "cloud")),
        Zone.sun: DisplayRepresentation(title: "Sun", image: .init(systemName: "sun.max")),
    ]
}
