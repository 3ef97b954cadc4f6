import AppIntents
import IntentsModel

/// A way into a value whose type the test does not know: `result.value.title` (inventory §2.21).
///
/// Nothing is read before a type is asked for; reading throws ``IntentTestingError`` when the value is of another one.
public struct DynamicPropertyPath: _DynamicProperties {
    let content: IntentsModel.IntentValue?
    let app: (any AppAccess)?

    /// The path itself.
    public var _path: DynamicPropertyPath { self }

    /// The value at the path, as a type.
    /// - Throws: ``IntentTestingError`` when it is of another type.
    public func `as`<T: IntentValueConvertible>(_ type: T.Type) throws -> T {
        let found = content ?? .null
        guard let value = ReadingApp.$current.withValue(app, operation: { T.__converted(from: found) }) else {
            throw IntentTestingError.castingFailed(elementType: found.typeName, targetType: "\(T.self)")
        }
        return value
    }

    /// The way to a property of an entity; to nothing for any other value.
    func property(_ name: String) -> DynamicPropertyPath {
        guard case .some(.entity(let entity)) = content else { return DynamicPropertyPath(content: nil, app: app) }
        return DynamicPropertyPath(content: entity.properties[name], app: app)
    }

    /// The value for handing it on; nil where there is nothing.
    var expression: (any IntentValueExpressing)? {
        if case .some(.null) = content { return nil }
        return content.map(ReadValue.init)
    }
}

/// A value that is only handed on.
private struct ReadValue: IntentValueExpressing {
    let value: IntentsModel.IntentValue

    func __expression(in locale: Locale) -> IntentsModel.IntentValue { value }
}

/// The app that a value is read from: an entity keeps it, so that it can be asked for more.
enum ReadingApp {
    @TaskLocal static var current: (any AppAccess)?
}

extension IntentsModel.IntentValue {
    /// What errors call the type of the value.
    fileprivate var typeName: String {
        switch self {
        case .null: "nil"
        case .entity(let entity): entity.typeName
        case .enumCase(let value): value.typeName
        case .array(let values): values.first.map { "[\($0.typeName)]" } ?? "[]"
        case .url: "URL"
        default: "\(self)".prefix { $0 != "(" }.capitalized
        }
    }
}
