/// A value that can leave the app in forms that others understand (inventory §2.19).
public protocol Transferable: Sendable {
    /// The forms' type.
    associatedtype Representation: TransferRepresentation

    /// The forms, the preferred one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One or several forms of a value.
public protocol TransferRepresentation<Item>: Sendable {
    /// The value's type.
    associatedtype Item: Transferable
    /// The forms that this one is made of.
    associatedtype Body: TransferRepresentation

    /// The forms that this one is made of.
    var body: Body { get }
}

/// A form that is made of nothing else.
public protocol _PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {}

extension _PrimitiveTransferRepresentation {
    /// Never read: a primitive form is asked for its channels instead.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive representation and has no body.") }
}

extension Never: Transferable, TransferRepresentation {
    /// The value's type.
    public typealias Item = Never

    /// Never read: there is no such value.
    public static var transferRepresentation: Never { preconditionFailure("Never has no representation.") }

    /// Never read: there is no such form.
    public var body: Never { preconditionFailure("Never has no body.") }
}
