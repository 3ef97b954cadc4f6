// The expected messages stay at the end of their lines.
// swift-format-ignore-file

import AppIntents

struct PackBox: AppIntent {
    static let title: LocalizedStringResource = "Pack Box"
    func perform() async throws -> some IntentResult { .result() }
}

let isSeason = true

struct BoxShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        if isSeason {  // error: 'buildOptional' is unavailable: if statements in an AppShortcutsBuilder can only be used with #available clauses
            AppShortcut(intent: PackBox(), phrases: ["Pack with \(.applicationName)"])
        }
    }
}
