import IntentsHost
import IntentsModel

/// The types of one kind by identifier.
///
/// Most types are identified by their declared name, which the conformance walk reads without touching the type. So the type that
/// a request names is looked for by that name first; only when there is none does every type have to say its identifier, which
/// makes the witness tables of all of them.
struct TypeIndex<Metatype: Sendable>: Sendable {
    private let declared: Lazily<[String: [ConformanceFinding<Metatype>]]>
    private let complete: Lazily<[String: Metatype]>
    private let identifier: @Sendable (Metatype) -> String?

    /// An index of what a walk finds.
    /// - Parameters:
    ///   - findings: the walk, done when the first type is asked for.
    ///   - identifier: what a type is called; nil leaves it out.
    init(
        findings: @escaping @Sendable () -> [ConformanceFinding<Metatype>],
        identifier: @escaping @Sendable (Metatype) -> String?
    ) {
        declared = Lazily { Dictionary(grouping: findings()) { $0.declaredName ?? "" } }
        complete = Lazily { Self.index(findings().compactMap(\.metatype), by: identifier) }
        self.identifier = identifier
    }

    /// An index of given types; of two with one identifier the first counts.
    init(types: [Metatype], identifier: @escaping @Sendable (Metatype) -> String?) {
        declared = Lazily { [:] }
        complete = Lazily { Self.index(types, by: identifier) }
        self.identifier = identifier
    }

    /// Every type.
    var all: [String: Metatype] { complete.value }

    subscript(_ name: String) -> Metatype? { self[name, typeName: nil] }

    /// The type with an identifier; of several, as packages that do not know each other may have, the one with the type
    /// name, which has its module.
    subscript(_ name: String, typeName typeName: String?) -> Metatype? {
        var first: Metatype?
        for finding in declared.value[name] ?? [] {
            guard let type = finding.metatype, identifier(type) == name else { continue }
            if typeName == nil || String(reflecting: type) == typeName { return type }
            first = first ?? type
        }
        return first ?? complete.value[name]
    }

    private static func index(_ types: [Metatype], by identifier: (Metatype) -> String?) -> [String: Metatype] {
        Dictionary(
            types.compactMap { type in identifier(type).map { ($0, type) } }, uniquingKeysWith: { first, _ in first })
    }
}

/// A value that is made when it is first read.
final class Lazily<Value: Sendable>: Sendable {
    private let made = Lock<Value?>(nil)
    private let make: @Sendable () -> Value

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value {
        if let value = made.withLock({ $0 }) { return value }
        // Outside the lock, as it calls the app's code; two first readers make equal values.
        let value = make()
        made.withLock { $0 = value }
        return value
    }
}
