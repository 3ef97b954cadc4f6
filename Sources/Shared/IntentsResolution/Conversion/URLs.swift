import FoundationEssentials
import IntentsModel

extension ValueConverter {
    /// An absolute URL: a scheme, and a host where the web's schemes need one.
    func url(_ value: IntentValue) throws -> IntentValue {
        switch value {
        case .url: return value
        case .string(let text):
            guard !text.contains(where: \.isWhitespace), let url = URL(string: text), let scheme = url.scheme else {
                break
            }
            let needsHost = ["http", "https"].contains(scheme.lowercased())
            if !needsHost || url.host()?.isEmpty == false { return .url(url) }
        default: break
        }
        throw problem("“${title}” takes a complete URL such as https://example.org/; ${value} is not one.", value)
    }
}
