import IntentsHost
import IntentsModel

/// A value that stands for values of other types (inventory §2.4).
public protocol _IntentValueRepresentable: Sendable {
    /// The types that it may stand for.
    static var allIntentValueTypes: [any _IntentValue.Type] { get }
    /// The value that it stands for.
    var asIntentValue: any _IntentValue { get }
}

/// The names of a union's cases, without their values (inventory §2.4).
public protocol AppUnionValueCasesProviding: _NamedIntentValue, Hashable {}

/// An enum whose every case holds a value of another type; `@UnionValue` adds the conformance (inventory §2.4).
///
/// What crosses to the system is the value that a case holds; of several cases whose types fit it the first is made of it.
public protocol AppUnionValue: _IntentValue, _IntentValueRepresentable, TypeDisplayRepresentable {
    /// The names of the cases, without their values.
    associatedtype Cases: AppUnionValueCasesProviding
    /// What people are shown for each case.
    static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
    /// How each case is made of what crossed; written by the macro.
    static var __unionCases: [_UnionCase] { get }
}

extension AppUnionValue {
    /// The type's name in words.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: LocalizedText(swiftName: "\(Self.self)").key)
    }

    /// The names of the cases in words.
    public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
        Dictionary(
            Cases.allCases.map { ($0, DisplayRepresentation(stringLiteral: LocalizedText(swiftName: "\($0)").key)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The types of the cases.
    public static var allIntentValueTypes: [any _IntentValue.Type] { __unionCases.map(\.type) }

    /// No resolvers: the cases' types convert their values.
    public static var defaultResolverSpecification: EmptyResolverSpecification<UnwrappedType> {
        EmptyResolverSpecification()
    }

    /// A union of the cases' types.
    public static var __valueType: IntentsModel.ValueType? {
        let cases = zip(Cases.allCases, allIntentValueTypes).compactMap { name, type in
            type.__valueType.map { ("\(name)", $0) }
        }
        return .union(declaredName(of: Self.self), cases.map(\.1), cases: cases.map(\.0))
    }

    /// Makes the first case whose type fits; a text is tried last as the name of something.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Self {
        let (exact, others) = __unionCases.partitioned { $0.isNamed(by: value) }
        for possible in exact + others {
            do {
                if let made = try await possible.make(value, query) as? Self { return made }
            } catch let error as RunError where error.code == .invalidValue {
                continue
            }
        }
        throw RunError.mismatch(value, needed: "A value of a case of \(Self.self)")
    }

    /// The value that the case holds.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        asIntentValue.__intentValue(in: locale, properties: properties)
    }
}

/// A case of a union: the type of its value, and how it is made of one.
///
/// The union itself is not part of the type: it may be less visible than the property that lists the cases.
public struct _UnionCase: Sendable {
    let type: any _IntentValue.Type
    let make: @Sendable (IntentsModel.IntentValue, (any EntityQuery)?) async throws -> any Sendable

    /// Describes a case.
    /// - Parameters:
    ///   - type: the type of its value.
    ///   - wrap: makes the case of a value.
    public init<Value: _IntentValue, Union: Sendable>(
        _ type: Value.Type, _ wrap: @escaping @Sendable (Value) -> Union
    ) {
        self.type = type
        make = { wrap(try await type.__value(from: $0, query: $1)) }
    }

    /// Whether what crossed says itself that it is of the case's type.
    func isNamed(by value: IntentsModel.IntentValue) -> Bool {
        type.__valueType?.isNamed(by: value) == true
    }
}

extension Array {
    /// The elements that fit and those that do not, each in their order.
    fileprivate func partitioned(_ fits: (Element) -> Bool) -> (fitting: [Element], others: [Element]) {
        (filter(fits), filter { !fits($0) })
    }
}

/// Makes an enum whose every case holds one value a value itself: of a result, a parameter or a value query
/// (inventory §2.4).
@attached(member, names: named(Cases))
@attached(
    extension, conformances: AppUnionValue, names: named(__unionCases), named(asIntentValue))
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
