/// A line with a cursor in it.
struct EditedLine: Equatable, Sendable {
    /// What stands before the cursor.
    var before = ""
    /// What stands at the cursor and behind it.
    private(set) var behind = ""

    var text: String { before + behind }

    // MARK: The cursor

    mutating func moveLeft() {
        if let character = before.popLast() { behind.insert(character, at: behind.startIndex) }
    }

    mutating func moveRight() {
        if !behind.isEmpty { before.append(behind.removeFirst()) }
    }

    mutating func moveToStart() {
        behind = text
        before = ""
    }

    mutating func moveToEnd() {
        before = text
        behind = ""
    }

    mutating func moveWordLeft() {
        let start = startOfWord
        behind = before[start...] + behind
        before = String(before[..<start])
    }

    mutating func moveWordRight() {
        let word = behind.drop(while: Self.isBetweenWords).drop { !Self.isBetweenWords($0) }
        before += behind[..<word.startIndex]
        behind = String(word)
    }

    // MARK: Erasing

    mutating func eraseBefore() { _ = before.popLast() }

    mutating func eraseBehind() { behind = String(behind.dropFirst()) }

    mutating func eraseWord() { before = String(before[..<startOfWord]) }

    mutating func eraseToStart() { before = "" }

    mutating func eraseToEnd() { behind = "" }

    /// Where the word begins that the cursor stands in or behind; the parts of a path are words.
    private var startOfWord: String.Index {
        let end = before.lastIndex { !Self.isBetweenWords($0) } ?? before.startIndex
        let gap = before[..<end].lastIndex(where: Self.isBetweenWords)
        return gap.map { before.index(after: $0) } ?? before.startIndex
    }

    private static func isBetweenWords(_ character: Character) -> Bool { character == " " || character == "/" }

    // MARK: Drawing

    /// The part around the cursor that has room in so many columns, and how many of them are behind the cursor.
    func window(of room: Int) -> (text: String, columnsBehind: Int) {
        let seenBehind = Self.cells(behind, in: room / 3)
        let start = beginning(in: room - seenBehind.columns)
        let rest = Self.cells(behind, in: room - start.columns)
        return (start.text + rest.cells.joined(), rest.columns)
    }

    /// The end of what is before the cursor; an ellipsis stands for what has no room.
    private func beginning(in room: Int) -> (text: String, columns: Int) {
        let whole = Self.cells(before.reversed(), in: room)
        if whole.isWhole { return (whole.cells.reversed().joined(), whole.columns) }
        let end = Self.cells(before.reversed(), in: room - 1)
        return ("…" + end.cells.reversed().joined(), end.columns + 1)
    }

    /// What the terminal shows of characters, as far as there is room.
    private static func cells(
        _ characters: some Sequence<Character>, in room: Int
    ) -> (cells: [String], isWhole: Bool, columns: Int) {
        var cells: [String] = []
        var used = 0
        for character in characters {
            let cell = character == "\t" ? " " : Console.tamed(String(character))
            let columns = DisplayWidth.of(cell)
            guard used + columns <= room else { return (cells, false, used) }
            cells.append(cell)
            used += columns
        }
        return (cells, true, used)
    }
}
