// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// (stand-ins that no one calls; their names are documented where they live)

/// The least that a file of ordinary intents needs to type-check: the yardstick for what the whole API costs a compile.
/// Nothing here runs; only the shapes count.
@_exported import Foundation

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {}
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult { associatedtype Value }
public protocol ProvidesDialog: IntentResult {}

public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog {}

extension IntentResult {
    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> IntentResultContainer<Value>
    where Self == IntentResultContainer<Value> { IntentResultContainer() }
}

public protocol ParameterSummary {}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ text: ParameterSummaryString<Intent>) {}
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringInterpolation: StringInterpolation) {}
    public init(stringLiteral value: String) {}
}

public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    typealias Parameter = IntentParameter
    typealias Summary = IntentParameterSummary<Self>
    init()
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var parameterSummary: SummaryContent { get }
    func perform() async throws -> PerformResult
}

@propertyWrapper public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
    public var wrappedValue: Value { fatalError("never runs") }
    public var projectedValue: IntentParameter<Value> { self }
    public init(title: LocalizedStringResource, requestValueDialog: IntentDialog? = nil) {}
    public init(title: LocalizedStringResource, default defaultValue: Value) {}
}
