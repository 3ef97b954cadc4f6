import PlatformFoundation

/// What the accepting button of a confirmation says (inventory §2.2).
public struct ConfirmationActionName: Sendable {
    package let acceptLabel: LocalizedStringResource
    package let denyLabel: LocalizedStringResource
    package let isDestructive: Bool
    /// Other words for the same.
    package let acceptAlternatives: [LocalizedStringResource]
    package let denyAlternatives: [LocalizedStringResource]

    private init(_ acceptLabel: LocalizedStringResource) {
        self.init(accept: acceptLabel, deny: "Cancel", isDestructive: false)
    }

    private init(
        accept: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        deny: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], isDestructive: Bool
    ) {
        acceptLabel = accept
        denyLabel = deny
        self.isDestructive = isDestructive
        self.acceptAlternatives = acceptAlternatives
        self.denyAlternatives = denyAlternatives
    }

    /// Labels of one's own.
    /// - Parameters:
    ///   - acceptLabel: what the accepting button says.
    ///   - acceptAlternatives: other words that accept.
    ///   - denyLabel: what the refusing button says.
    ///   - denyAlternatives: other words that refuse.
    ///   - destructive: whether accepting destroys something.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(
            accept: acceptLabel, acceptAlternatives: acceptAlternatives, deny: denyLabel,
            denyAlternatives: denyAlternatives, isDestructive: destructive)
    }
}

extension ConfirmationActionName {
    /// Says "Add".
    public static let add = ConfirmationActionName("Add")
    /// Says "Add Data".
    public static let addData = ConfirmationActionName("Add Data")
    /// Says "Book".
    public static let book = ConfirmationActionName("Book")
    /// Says "Buy".
    public static let buy = ConfirmationActionName("Buy")
    /// Says "Call".
    public static let call = ConfirmationActionName("Call")
    /// Says "Check In".
    public static let checkIn = ConfirmationActionName("Check In")
    /// Says "Continue".
    public static let `continue` = ConfirmationActionName("Continue")
    /// Says "Create".
    public static let create = ConfirmationActionName("Create")
    /// Says "Do".
    public static let `do` = ConfirmationActionName("Do")
    /// Says "Download".
    public static let download = ConfirmationActionName("Download")
    /// Says "Filter".
    public static let filter = ConfirmationActionName("Filter")
    /// Says "Find".
    public static let find = ConfirmationActionName("Find")
    /// Says "Get".
    public static let get = ConfirmationActionName("Get")
    /// Says "Go".
    public static let go = ConfirmationActionName("Go")
    /// Says "Log".
    public static let log = ConfirmationActionName("Log")
    /// Says "Open".
    public static let open = ConfirmationActionName("Open")
    /// Says "Order".
    public static let order = ConfirmationActionName("Order")
    /// Says "Pay".
    public static let pay = ConfirmationActionName("Pay")
    /// Says "Play".
    public static let play = ConfirmationActionName("Play")
    /// Says "Play Sound".
    public static let playSound = ConfirmationActionName("Play Sound")
    /// Says "Post".
    public static let post = ConfirmationActionName("Post")
    /// Says "Request".
    public static let request = ConfirmationActionName("Request")
    /// Says "Run".
    public static let run = ConfirmationActionName("Run")
    /// Says "Search".
    public static let search = ConfirmationActionName("Search")
    /// Says "Send".
    public static let send = ConfirmationActionName("Send")
    /// Says "Set".
    public static let set = ConfirmationActionName("Set")
    /// Says "Share".
    public static let share = ConfirmationActionName("Share")
    /// Says "Start".
    public static let start = ConfirmationActionName("Start")
    /// Says "Start Navigation".
    public static let startNavigation = ConfirmationActionName("Start Navigation")
    /// Says "Toggle".
    public static let toggle = ConfirmationActionName("Toggle")
    /// Says "Turn Off".
    public static let turnOff = ConfirmationActionName("Turn Off")
    /// Says "Turn On".
    public static let turnOn = ConfirmationActionName("Turn On")
    /// Says "View".
    public static let view = ConfirmationActionName("View")
}

/// When a confirmation is asked at all (inventory §2.2).
public struct ConfirmationConditions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Only when the system is not sure of what it understood. No surface here guesses, so it is always sure.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
