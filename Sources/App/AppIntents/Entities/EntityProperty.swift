import IntentsModel

/// A field of an entity that the system may read, show, compare and pass on, written `@Property` (inventory §2.8).
///
/// The wrapper is an object: copies of an entity share their property values.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable where Value: _IntentValue {
    // Unchecked, because key paths are not Sendable in the compiler's eyes; these are given once and only read.
    package let facts: PropertyFacts
    let source: PropertySource<Value>
    private let state: Lock<State>

    private struct State {
        var value: Value?
        var title: LocalizedStringResource
        var token: UUID?
    }

    init(facts: PropertyFacts, source: PropertySource<Value> = .stored, value: Value? = nil) {
        self.facts = facts
        self.source = source
        state = Lock(State(value: value, title: facts.title ?? ""))
    }

    /// Not available: the compiler only looks for it before it uses an initialiser whose arguments have defaults.
    @available(*, unavailable, message: "This type cannot be a property of an entity.")
    public convenience init() { self.init(facts: PropertyFacts(title: nil, at: "", 0)) }

    /// The property's value. An unset optional property reads as nil; reading any other unset one ends the program with
    /// an explanation.
    public var wrappedValue: Value {
        get {
            guard let value = storedValue ?? Value.__nothing else { fatalError(unsetExplanation) }
            return value
        }
        set { state.withLock { $0.value = newValue } }
    }

    /// The property itself: `$name`.
    public var projectedValue: EntityProperty<Value> { self }

    /// The name for people; empty when the declaration states none and the property's name is used.
    public var title: LocalizedStringResource {
        get { state.withLock { $0.title } }
        set { state.withLock { $0.title = newValue } }
    }

    /// Whether nil is a value of the property.
    public var isOptional: Bool { Value.__nothing != nil }

    /// How the property can be used.
    public var modifiers: EntityPropertyModifiers {
        switch source {
        case .stored: []
        case .computed(_, let isSettable, _): isSettable ? [] : .readOnly
        case .deferred: [.readOnly, .async]
        }
    }

    /// The value that was assigned, if any.
    var storedValue: Value? { state.withLock { $0.value } }

    /// An identifier that lives as long as the storage, which is what a transient entity has for an identity.
    package var token: UUID {
        state.withLock { state in
            let token = state.token ?? UUID()
            state.token = token
            return token
        }
    }

    /// What to say about a property that is read without a value.
    var unsetExplanation: String {
        let title = facts.title.map { " with the title “\($0.string(in: .current))”" } ?? ""
        guard case .stored = source else {
            return """
                The computed property “\(facts.identifier ?? "")”, declared at \(facts.place), was read through its \
                wrapper, which holds no value: read it from the entity instead.
                """
        }
        return """
            A property of the type \(Value.self)\(title), declared at \(facts.place), was read before it was set. \
            Assign it in the entity's initialiser or give it a value in its declaration.
            """
    }
}

/// What the declaration of a property states.
package struct PropertyFacts {
    package var title: LocalizedStringResource?
    /// The Swift name, where the declaration states it.
    package var identifier: String?
    package var indexing: PropertyIndexing?
    package var place: DeclarationPlace

    init(
        title: LocalizedStringResource?, identifier: String? = nil, indexing: PropertyIndexing? = nil,
        at fileID: StaticString, _ line: UInt
    ) {
        self.title = title
        self.identifier = identifier
        self.indexing = indexing
        place = DeclarationPlace(fileID: fileID, line: line)
    }
}

/// Where the value of a property comes from.
enum PropertySource<Value> {
    /// From the wrapper itself.
    case stored
    /// From an entity of the type, at once; nil for another one.
    case computed(Any.Type, isSettable: Bool, (Any) -> Value?)
    /// From an entity of the type, when it is asked for; nil for another one.
    case deferred(Any.Type, @Sendable (Any) async throws -> Value?)
}
