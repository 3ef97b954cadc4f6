/// The spelling of a parameter's Swift name on the command line.
enum ParameterName {
    /// `landmarkName` → `landmark-name`, `imageURL` → `image-url`, `URLs` → `urls`.
    static func kebabCase(_ name: String) -> String {
        let letters = Array(name)
        var result = ""
        for (index, letter) in letters.enumerated() {
            if letter == "_" {
                result.append("-")
            } else if letter.isUppercase, index > 0, startsWord(letters, at: index) {
                result += "-" + letter.lowercased()
            } else {
                result += letter.lowercased()
            }
        }
        return result
    }

    /// How `run` takes a parameter: `--plant VALUE`, or `--set json=VALUE` where an option has the name.
    static func usage(_ name: String, value: String = "") -> String {
        let name = kebabCase(name)
        guard RunCommand.specification.option(name) == nil else { return "--set \(name)=\(value)" }
        return value.isEmpty ? "--\(name)" : "--\(name) \(value)"
    }

    /// A capital starts a word after a small letter, and as the last of several capitals when a word follows: `URLPath`.
    private static func startsWord(_ letters: [Character], at index: Int) -> Bool {
        let previous = letters[index - 1]
        if previous == "_" { return false }
        if !previous.isUppercase { return true }
        let following = letters[(index + 1)...].prefix(2)
        guard let next = following.first, next.isLowercase else { return false }
        // The plural of an abbreviation stays one word.
        return !(next == "s" && (following.count == 1 || following.last?.isUppercase == true))
    }
}
