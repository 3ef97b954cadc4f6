extension Transferable {
    package static var valueChannels: [ValueChannel<Self>] {
        // A representation about another item cannot serve this type.
        TransferChannels.values(of: transferRepresentation) as? [ValueChannel<Self>] ?? []
    }

    /// This value as a value of another type, by the first form that makes one.
    ///
    /// - Throws: `TransferError` when no form makes one or the form fails.
    package func exportedValue<Value: Sendable>(as type: Value.Type) async throws -> Value {
        let channels = Self.valueChannels.filter { $0.export != nil }
        guard let export = channels.first(where: { $0.type == type })?.export else {
            throw TransferError.noValue(Self.self, "turned into \(type)", channels.map(\.type))
        }
        do {
            if let value = try await export(self) as? Value { return value }
        } catch {
            throw TransferError.failed(Self.self, "turned into \(type)", error)
        }
        throw TransferError.noValue(Self.self, "turned into \(type)", channels.map(\.type))
    }

    /// Makes a value of a value of another type, by the first form that takes one.
    ///
    /// - Throws: `TransferError` when no form takes it or the form fails.
    package init<Value: Sendable>(importingValue value: Value) async throws {
        let channels = Self.valueChannels.filter { $0.make != nil }
        guard let make = channels.first(where: { $0.type == Value.self })?.make else {
            throw TransferError.noValue(Self.self, "made from \(Value.self)", channels.map(\.type))
        }
        do {
            self = try await make(value)
        } catch {
            throw TransferError.failed(Self.self, "made from \(Value.self)", error)
        }
    }
}
