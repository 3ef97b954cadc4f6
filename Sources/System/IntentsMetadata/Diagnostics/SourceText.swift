import FoundationEssentials
import IntentsModel

/// The sources of a package, read to find the column of what the compiler gives only a line for.
package final class SourceText {
    private let root: String
    private var lines: [String: [Substring]] = [:]

    package init(root: String) { self.root = root }

    /// The first place of `text` at or after `location`, at most `span` lines below it.
    package func find(_ text: String, after location: SourceLocation, span: Int = 400) -> SourceLocation? {
        let source = self.source(location.file)
        guard location.line >= 1, location.line <= source.count else { return nil }
        for index in (location.line - 1)..<min(source.count, location.line - 1 + span) {
            let line = source[index]
            let start = index == location.line - 1 ? location.column - 1 : 0
            guard start <= line.utf8.count else { continue }
            let from = line.utf8.index(line.startIndex, offsetBy: start)
            if let range = line[from...].firstRange(of: text) {
                let column = line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1
                return SourceLocation(file: location.file, line: index + 1, column: column)
            }
        }
        return nil
    }

    /// The place where the line that the compiler gave declares a name, else that line's beginning.
    package func place(of name: String, at location: SourceLocation) -> SourceLocation {
        let start = SourceLocation(file: location.file, line: location.line)
        for keyword in ["var", "let", "struct", "enum", "class", "actor", "extension"] {
            guard let place = find("\(keyword) \(name)", after: start, span: 1) else { continue }
            return SourceLocation(
                file: place.file, line: place.line, column: place.column + keyword.utf8.count + 1)
        }
        return find(name, after: start, span: 1) ?? location
    }

    /// The place of a type's name.
    package func place(of record: TypeRecord) -> SourceLocation {
        place(of: record.unqualifiedName, at: record.location)
    }

    /// The place of a property's name; for storage and projection, that of the property people wrote.
    package func place(of property: PropertyRecord, in record: TypeRecord) -> SourceLocation {
        let name = String(property.label.drop { $0 == "_" || $0 == "$" })
        let written = record.instanceProperty(name) ?? property
        guard let location = property.isStatic ? property.location : written.location else {
            return place(of: record)
        }
        return place(of: name, at: location)
    }

    private func source(_ file: String) -> [Substring] {
        if let known = lines[file] { return known }
        let path = file.hasPrefix("/") ? file : "\(root)/\(file)"
        let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let read = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines[file] = read
        return read
    }
}
