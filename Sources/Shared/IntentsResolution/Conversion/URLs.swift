import FoundationEssentials
import IntentsModel

extension ValueConverter {
    /// An absolute URL: a scheme as RFC 3986 has it, which Foundation does not look at, and a host where the web's schemes need one.
    /// A relative one means nothing outside the app that knows what it is relative to.
    func url(_ value: IntentValue) throws -> IntentValue {
        switch value {
        case .url: return value
        case .string(let text):
            guard !text.contains(where: \.isWhitespace), let url = URL(string: text), let scheme = url.scheme,
                scheme.isURLScheme
            else { break }
            let needsHost = ["http", "https"].contains(scheme.lowercased())
            if !needsHost || url.host()?.isEmpty == false { return .url(url) }
        default: break
        }
        throw problem("“${title}” takes a complete URL such as https://example.org/; ${value} is not one.", value)
    }
}

extension String {
    /// A letter, then letters, digits, `+`, `-` and `.`.
    fileprivate var isURLScheme: Bool {
        guard let first, first.isASCII, first.isLetter else { return false }
        return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}
