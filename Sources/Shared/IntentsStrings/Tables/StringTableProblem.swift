/// What is wrong with one place of a string table file, in a sentence that says what to do.
package struct StringTableProblem: Error, Hashable, Sendable, CustomStringConvertible {
    package var file: String
    /// One-based; nil when the whole file is meant.
    package var line: Int?
    package var message: String
    /// Whether none of the file's texts are used, and not just a place of it.
    package var isWholeFile = false

    package init(file: String, line: Int? = nil, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// `file:line: message`, the form editors can jump to.
    package var description: String {
        if let line { "\(file):\(line): \(message)" } else { "\(file): \(message)" }
    }
}
