import Foundation
import IntentsHost
import IntentsModel
import PlatformFoundation

extension LocalizedStringResource {
    /// The text in the language of `locale`, whatever locale the resource was made with.
    package func string(in locale: Locale) -> String {
        var resource = self
        resource.locale = locale
        return String(localized: resource)
    }
}

extension RunScope {
    /// The locale of the person who started the current run; the process's own outside a run.
    package static var locale: Locale { current.map { Locale(identifier: $0.context.locale) } ?? .current }
}
