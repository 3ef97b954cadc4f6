import Foundation

/// Why there is no location.
public struct CLError: Error, Hashable, Sendable, LocalizedError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable {
        /// No location is known at the moment.
        case locationUnknown
        /// The app may not know where the person is.
        case denied
        /// Nothing answers on the network.
        case network
        /// No direction is known.
        case headingFailure
        /// Nothing was found for an address or a place.
        case geocodeFoundNoResult = 8
        /// Only a part of an address was found.
        case geocodeFoundPartialResult
        /// The search was cancelled.
        case geocodeCanceled
    }

    /// The kind of reason.
    public let code: Code

    /// Makes an error of its kind.
    public init(_ code: Code) { self.code = code }

    /// Errors of Apple's Core Location have this domain.
    public static var errorDomain: String { "kCLErrorDomain" }

    /// No location is known at the moment.
    public static var locationUnknown: Code { .locationUnknown }
    /// The app may not know where the person is.
    public static var denied: Code { .denied }
    /// Nothing answers on the network.
    public static var network: Code { .network }
    /// Nothing was found for an address or a place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }

    /// What happened, for people.
    public var errorDescription: String? {
        switch code {
        case .locationUnknown: "The location is not known."
        case .denied: "Apps do not learn where the person is here."
        case .network: "No service looks up addresses and places here."
        case .headingFailure: "The direction is not known."
        case .geocodeFoundNoResult: "Nothing was found."
        case .geocodeFoundPartialResult: "Only a part was found."
        case .geocodeCanceled: "The search was cancelled."
        }
    }
}

extension CLError.Code {
    /// Whether an error is of this kind: for `catch CLError.denied`.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
