/// What intents, queries and options providers have in common: they may declare `@Dependency` properties.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    /// The short name under which conforming types write ``AppDependency``.
    public typealias Dependency = AppDependency
}
