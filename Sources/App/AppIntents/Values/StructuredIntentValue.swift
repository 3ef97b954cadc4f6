import Foundation
import IntentsModel

/// A value type whose parts cross the link as JSON (inventory §2.5); public only because public types conform to it.
public protocol _StructuredIntentValue: _IntentValue where Specification == EmptyResolverSpecification<Self> {
    /// What the metadata calls the type.
    static var __primitive: PrimitiveType { get }
    /// The value of some parts.
    /// - Throws: when they are not the parts of such a value.
    static func __make(of fields: JSONValue) throws -> Self
    /// The parts.
    func __fields() throws -> JSONValue
    /// What people are shown.
    func __text(in locale: Locale) -> String
}

extension _StructuredIntentValue {
    /// Nothing but values of the type: the system has already read the text of one.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }

    /// The type's own.
    public static var __valueType: IntentsModel.ValueType? { .primitive(__primitive) }

    /// Takes a value of the type.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Self {
        let name = __primitive.swiftName
        guard case .structured(let structure) = value, structure.typeName == name else {
            throw RunError.mismatch(value, needed: "A value of the type \(name)")
        }
        do {
            return try __make(of: structure.fields)
        } catch {
            throw RunError(
                .invalidValue, "“\(structure.text)” does not have the parts of a value of the type \(name).")
        }
    }

    /// The value by its parts; a value whose parts cannot be told crosses by its text alone.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        .structured(
            StructuredValue(
                typeName: Self.__primitive.swiftName, fields: (try? __fields()) ?? .null, text: __text(in: locale)))
    }
}

extension _StructuredIntentValue where Self: Codable {
    /// Decodes the value.
    public static func __make(of fields: JSONValue) throws -> Self { try fields.decoded(as: Self.self) }

    /// Encodes the value.
    public func __fields() throws -> JSONValue { try JSONValue(encoding: self) }
}
