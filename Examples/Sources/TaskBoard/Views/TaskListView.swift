import SwiftUI

/// Tasks, one a line.
struct TaskListView: View {
    var tasks: [BoardTask]

    /// Made by intents, which run outside the main actor.
    nonisolated init(tasks: [BoardTask]) { self.tasks = tasks }

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(tasks) { task in
                Label(task.title, systemImage: task.isDone ? "checkmark.circle" : "circle")
            }
        }
    }
}
