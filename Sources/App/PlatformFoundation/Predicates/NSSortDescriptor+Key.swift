import Foundation

extension NSSortDescriptor {
    /// Sorts by the value of a key or key path, which is read as in a predicate: of dictionaries, of an entity's properties and
    /// of stored properties. Values that cannot be compared are equal, and those without a value come first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \Any.self, ascending: ascending) { one, two in
            guard let key else { return .orderedSame }
            return Self.order(of: Self.value(of: key, in: one), Self.value(of: key, in: two))
        }
    }

    /// A key that nothing has is no value: a list may hold things of several kinds.
    private static func value(of keyPath: String, in object: Any) -> Any? {
        keyPath.split(separator: ".").reduce(object) { object, key in
            (try? PredicateValue.value(of: String(key), in: object)) ?? nil
        }
    }

    private static func order(of one: Any?, _ two: Any?) -> ComparisonResult {
        guard let one else { return two == nil ? .orderedSame : .orderedAscending }
        guard let two else { return .orderedDescending }
        let relation = PredicateRelation(relation: .less, right: nil, options: PredicateTextOptions())
        return (try? relation.order(one, two)) ?? .orderedSame
    }
}
