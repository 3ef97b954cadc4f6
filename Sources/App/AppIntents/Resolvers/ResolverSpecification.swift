/// The resolvers of a parameter or a type, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {}

/// No resolvers.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
    /// Makes the empty specification.
    public init() {}

    /// Yields nothing.
    public func makeIterator() -> IndexingIterator<[any Resolver]> { [].makeIterator() }
}

/// Collects the resolvers of a `resolvers:` block.
@resultBuilder
public enum ResolverSpecificationBuilder<Value: _IntentValue> {
    /// Some resolvers.
    public struct Specification: ResolverSpecification {
        private let resolvers: [any Resolver]

        init(_ resolvers: [any Resolver]) { self.resolvers = resolvers }

        /// Yields the resolvers in order.
        public func makeIterator() -> IndexingIterator<[any Resolver]> { resolvers.makeIterator() }

        /// Equal when all resolvers are.
        public static func == (one: Specification, two: Specification) -> Bool {
            one.resolvers.map { AnyHashable($0) } == two.resolvers.map { AnyHashable($0) }
        }

        /// Hashes the resolvers in order.
        public func hash(into hasher: inout Hasher) {
            for resolver in resolvers { hasher.combine(AnyHashable(resolver)) }
        }
    }

    /// A resolver that makes what the parameter takes.
    public static func buildExpression<R: Resolver>(_ resolver: R) -> R where R.Output.ValueType == Value.ValueType {
        resolver
    }

    /// No resolvers.
    public static func buildBlock() -> EmptyResolverSpecification<Value> { EmptyResolverSpecification() }

    /// The resolvers in order.
    public static func buildBlock<each R: Resolver>(_ resolver: repeat each R) -> Specification {
        var all: [any Resolver] = []
        repeat all.append(each resolver)
        return Specification(all)
    }
}
