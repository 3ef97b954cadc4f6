/// Something that may stand at the cursor.
struct Candidate: Hashable, Sendable {
    var text: String
    /// Shown beside it, where the shell can.
    var note = ""

    /// One line for the shell's script: text and note with a tab between.
    var line: String {
        let note = note.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return note.isEmpty ? text : "\(text)\t\(note)"
    }
}
