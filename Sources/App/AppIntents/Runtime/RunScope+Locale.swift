import Foundation
import IntentsHost
import IntentsModel

extension RunScope {
    /// The locale of the person who started the current run; the process's own outside a run.
    package static var locale: Locale { current.map { Locale(identifier: $0.context.locale) } ?? .current }
}
