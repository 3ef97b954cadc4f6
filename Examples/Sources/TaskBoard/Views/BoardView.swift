import SwiftUI

/// The screen that the router is at.
struct BoardView: View {
    var router: IntentRouter

    var body: some View {
        switch router.screen {
        case .section(let section): Text("Section: \(section.rawValue)")
        case .task(let identifier): Text("Task \(identifier)")
        case .editor(let draft): DraftView(draft: draft)
        }
    }
}

/// The editor, as far as it is filled.
struct DraftView: View {
    var draft: Draft

    var body: some View {
        VStack(alignment: .leading) {
            Text(draft.title).font(.headline)
            if let due = draft.due { Text(due, style: .date) }
        }
    }
}
