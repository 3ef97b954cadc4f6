import AppIntents

/// What people can ask for without any set-up: of each pair, the inline and the open form.
struct TaskBoardShortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.orange

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: AddTaskIntent(),
            phrases: [
                "Add a task in \(.applicationName)",
                "Add a task to \(\.$workspace) in \(.applicationName)",
            ],
            shortTitle: "Add Task",
            systemImageName: "plus.circle")
        AppShortcut(
            intent: ComposeTaskIntent(),
            phrases: [
                "Compose a task in \(.applicationName)",
                "Write a task with \(.applicationName)",
            ],
            shortTitle: "Compose Task",
            systemImageName: "square.and.pencil")
        AppShortcut(
            intent: OpenSectionIntent(),
            phrases: [
                "Open \(\.$section) in \(.applicationName)",
                "Go to the \(\.$section) of \(.applicationName)",
            ],
            shortTitle: "Open Section",
            systemImageName: "sidebar.left")
        AppShortcut(
            intent: ListTasksIntent(),
            phrases: ["What is to be done in \(.applicationName)", "List tasks in \(.applicationName)"],
            shortTitle: "List Tasks",
            systemImageName: "checklist")
        AppShortcut(
            intent: CompleteTaskIntent(),
            phrases: ["Complete \(\.$task) in \(.applicationName)"],
            shortTitle: "Complete Task",
            systemImageName: "checkmark.circle")
    }
}
