/// A translation with formats in it, for example `%2$@ hat %1$lld Punkte`.
struct FormatText {
    let format: String

    /// The translation with the arguments in place.
    ///
    /// Arguments are inserted, never read as formats: a percent sign in a name stays one. A format without an
    /// argument is shown as written, so that the mistake is visible.
    func text(_ arguments: [LocalizationArgument], locale: Locale) -> String {
        var result = ""
        var rest = format[...]
        var next = 0
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            if rest.first == "%" {
                result.append(rest.removeFirst())
                continue
            }
            let written = rest
            guard let specifier = FormatSpecifier(afterPercent: &rest) else {
                result.append("%")
                continue
            }
            let index = specifier.position.map { $0 - 1 } ?? next
            next = specifier.position == nil ? next + 1 : next
            if arguments.indices.contains(index) {
                result += arguments[index].text(in: locale, format: specifier)
            } else {
                result += "%" + written[..<rest.startIndex]
            }
        }
        return result
    }
}
