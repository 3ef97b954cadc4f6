import IntentsModel

/// How a view comes and goes. No surface here moves anything: it is there or not.
public struct AnyTransition: Sendable {
    private init() {}

    /// It is there or not.
    public static let identity = AnyTransition()
    /// From and to transparency.
    public static let opacity = AnyTransition()
    /// From and to nothing.
    public static let scale = AnyTransition()
    /// From one side to the other.
    public static let slide = AnyTransition()

    /// From and to a size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// From and to a side.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// From and to a side, pushing what was there.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// From and to a place.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// From and to a place.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// One way to come and another to go.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// From one modifier to another.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

    /// Both together.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// The transition with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
    let name: String

    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// From one to the other.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// Through transparency.
    public static let opacity = ContentTransition(name: "opacity")
    /// As a symbol does.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }

    /// Digit by digit, in the direction of the value.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }

    /// As a symbol effect does.
    public static func symbolEffect<Effect: SymbolEffect>(_ effect: Effect) -> ContentTransition { .symbolEffect }
}

/// What a symbol can do. No surface here moves anything.
public protocol SymbolEffect: Sendable {}

/// An effect of a symbol, by name.
public struct NamedSymbolEffect: SymbolEffect, Hashable {
    let name: String
}

extension SymbolEffect where Self == NamedSymbolEffect {
    /// Jumps.
    public static var bounce: NamedSymbolEffect { NamedSymbolEffect(name: "bounce") }
    /// Grows fainter and stronger.
    public static var pulse: NamedSymbolEffect { NamedSymbolEffect(name: "pulse") }
    /// Layer by layer.
    public static var variableColor: NamedSymbolEffect { NamedSymbolEffect(name: "variableColor") }
    /// One symbol gives way to another.
    public static var replace: NamedSymbolEffect { NamedSymbolEffect(name: "replace") }
    /// Turns.
    public static var rotate: NamedSymbolEffect { NamedSymbolEffect(name: "rotate") }
    /// Swings.
    public static var wiggle: NamedSymbolEffect { NamedSymbolEffect(name: "wiggle") }
    /// Breathes.
    public static var breathe: NamedSymbolEffect { NamedSymbolEffect(name: "breathe") }
    /// Grows or shrinks.
    public static var scale: NamedSymbolEffect { NamedSymbolEffect(name: "scale") }
}

/// How the parts of a symbol move. No surface here moves anything.
public struct SymbolEffectOptions: Hashable, Sendable {
    private init() {}

    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()

    /// Several times.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Faster.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

extension View {
    /// Says how the view comes and goes. No surface here moves anything.
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }

    /// Says how the content of the view changes; the tree records it for a surface that can.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        modified("contentTransition", .string(transition.name), .inherited)
    }

    /// Lets symbols in the view move. No surface here does it.
    nonisolated public func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Lets symbols in the view move when a value changes. No surface here does it.
    nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    /// Says that views of two places are the same one. No surface here moves anything.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, isSource: Bool = true
    ) -> some View { self }
}
