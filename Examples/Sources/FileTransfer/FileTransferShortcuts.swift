import AppIntents

/// What people can ask for without any set-up: of the pair, the inline and the open form.
struct FileTransferShortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.blue

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CreateTransferIntent(),
            phrases: ["Create a \(.applicationName)", "Create a transfer with \(.applicationName)"],
            shortTitle: "Create Transfer",
            systemImageName: "arrow.up.circle.fill")
        AppShortcut(
            intent: SendFilesIntent(),
            phrases: ["Send files with \(.applicationName)"],
            shortTitle: "Send Files",
            systemImageName: "paperplane")
        AppShortcut(
            intent: FetchFileIntent(),
            phrases: [
                "Fetch a file from \(.applicationName)",
                "Fetch a file of \(\.$transfer) from \(.applicationName)",
            ],
            shortTitle: "Fetch File",
            systemImageName: "arrow.down.circle")
        AppShortcut(
            intent: OpenTransferIntent(),
            phrases: ["Open \(\.$target) in \(.applicationName)"],
            shortTitle: "Open Transfer",
            systemImageName: "shippingbox")
    }
}
