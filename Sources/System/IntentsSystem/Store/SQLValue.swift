/// A value that a statement takes or a column holds.
enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
    case blob([UInt8])
}

/// What may stand for a `?` of a statement.
protocol SQLConvertible: Sendable {
    var sqlValue: SQLValue { get }
}

extension String: SQLConvertible {
    var sqlValue: SQLValue { .text(self) }
}

extension Int: SQLConvertible {
    var sqlValue: SQLValue { .integer(self) }
}

extension Double: SQLConvertible {
    var sqlValue: SQLValue { .real(self) }
}

extension Bool: SQLConvertible {
    var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension [UInt8]: SQLConvertible {
    var sqlValue: SQLValue { .blob(self) }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
    var sqlValue: SQLValue { self?.sqlValue ?? .null }
}
