import Foundation
import IntentsModel

/// A way to pay (inventory §2.5).
public struct IntentPaymentMethod: Hashable, Sendable, _StructuredIntentValue {
    /// The kind of account or card.
    public enum PaymentType: String, Hashable, Sendable, Codable, CaseIterable {
        /// It is not known which.
        case unknown
        /// A current account.
        case checking
        /// A savings account.
        case savings
        /// An account with securities.
        case brokerage
        /// A debit card.
        case debit
        /// A credit card.
        case credit
        /// A card that was paid for beforehand.
        case prepaid
        /// A card of one store.
        case store
        /// Apple Pay.
        case applePay
    }

    /// The kind of account or card.
    public let paymentType: PaymentType
    /// What it is called.
    public let name: String?
    /// A picture of it.
    public let icon: DisplayRepresentation.Image?
    /// What tells it from others of its kind, such as the last digits of its number.
    public let identificationHint: String?

    /// Describes a way to pay.
    public init(
        type: PaymentType, name: String? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }

    /// A way to pay.
    public static var __primitive: PrimitiveType { .paymentMethod }

    private struct Parts: Codable {
        var type: PaymentType
        var name: String?
        var identificationHint: String?
        var icon: ImageValue?
    }

    /// Takes the parts; the picture is the one that was sent.
    public static func __make(of fields: JSONValue) throws -> IntentPaymentMethod {
        let parts = try fields.decoded(as: Parts.self)
        return IntentPaymentMethod(
            type: parts.type, name: parts.name, identificationHint: parts.identificationHint,
            icon: parts.icon.map(DisplayRepresentation.Image.init(source:)))
    }

    /// The parts.
    public func __fields() throws -> JSONValue {
        try JSONValue(
            encoding: Parts(
                type: paymentType, name: name, identificationHint: identificationHint, icon: icon?.source))
    }

    /// The name and the hint, else the kind.
    public func __text(in locale: Locale) -> String {
        let words = [name, identificationHint].compactMap(\.self)
        return words.isEmpty ? LocalizedText(swiftName: paymentType.rawValue).key : words.joined(separator: " ")
    }
}
