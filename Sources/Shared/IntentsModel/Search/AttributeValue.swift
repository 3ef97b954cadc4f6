import FoundationEssentials

/// The value of one attribute of a searchable item, in a form that can leave the process.
package enum AttributeValue: Hashable, Sendable, Codable {
    case text(String)
    case texts([String])
    case number(Double)
    case date(Date)
    case data(Data)
    case url(URL)

    /// The texts that it holds.
    package var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .texts(let texts): texts
        case .number, .date, .data, .url: []
        }
    }
}
