// The operators of `When`. They are separate types, so that a leading dot finds them by the shape of the other
// arguments.

/// Whether a parameter has a value.
public enum HasValueComparisonOperator: String, Sendable {
    /// It has one.
    case hasAnyValue
    /// It has none.
    case hasNoValue
}

/// Whether a parameter equals a value.
public enum EquatableComparisonOperator: String, Sendable {
    /// It does.
    case equalTo
    /// It does not.
    case notEqualTo
}

/// Whether a parameter is among values.
public enum OneOfComparisonOperator: String, Sendable {
    /// It is.
    case oneOf
}

/// How a parameter compares to a value.
public enum ComparableComparisonOperator: String, Sendable {
    /// It is less.
    case lessThan
    /// It is less or the same.
    case lessThanOrEqualTo
    /// It is greater.
    case greaterThan
    /// It is greater or the same.
    case greaterThanOrEqualTo
}

/// How a text compares to another.
public enum StringComparisonOperator: String, Sendable {
    /// The other is a part of it.
    case contains
    /// The other is no part of it.
    case doesNotContain
    /// It starts with the other.
    case hasPrefix
    /// It ends with the other.
    case hasSuffix
}
