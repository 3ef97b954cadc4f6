import PlatformFoundation

/// A predicate with a format reads the property's value in place of the property.
extension EntityProperty: PredicateWrapper {
    package var predicateValue: Any? { storedValue }
}
