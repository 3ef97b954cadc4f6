import IntentsModel

/// The one lock of this module: both wings below it bring one of their own, and a bare name would be ambiguous.
package typealias Lock = IntentsModel.Lock
