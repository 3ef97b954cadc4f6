import PlatformCoreTransferable

/// A form of an entity as a typed value, for example a place or a person (inventory §2.8, §2.19).
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue & Sendable>:
    _PrimitiveTransferRepresentation, ChannelSource
{
    package let valueChannels: [ValueChannel<Item>]
    package var channels: [TransferChannel<Item>] { [] }

    /// A form that the value can be turned into.
    ///
    /// - Parameter exporting: Makes the typed value.
    public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {
        valueChannels = [Self.channel(exporting: exporting, importing: nil)]
    }

    /// A form that the value can be made from.
    ///
    /// - Parameter importing: Makes a value of the typed one.
    public init(importing: @escaping @Sendable (IntentValue) async throws -> Item) {
        valueChannels = [Self.channel(exporting: nil, importing: importing)]
    }

    /// A form that the value can be turned into and made from.
    ///
    /// - Parameters:
    ///   - exporting: Makes the typed value.
    ///   - importing: Makes a value of the typed one.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> IntentValue,
        importing: @escaping @Sendable (IntentValue) async throws -> Item
    ) { valueChannels = [Self.channel(exporting: exporting, importing: importing)] }

    private static func channel(
        exporting: (@Sendable (Item) async throws -> IntentValue)?,
        importing: (@Sendable (IntentValue) async throws -> Item)?
    ) -> ValueChannel<Item> {
        var channel = ValueChannel<Item>(type: IntentValue.self)
        if let exporting { channel.export = { try await exporting($0) } }
        if let importing {
            channel.make = { value in
                guard let value = value as? IntentValue else { throw CocoaError(.coderValueNotFound) }
                return try await importing(value)
            }
        }
        return channel
    }
}

extension AppEntity where Self: Transferable {
    /// A form of the entity as a typed value.
    public typealias ValueRepresentation<Value: _IntentValue & Sendable> = IntentValueRepresentation<Self, Value>
}
