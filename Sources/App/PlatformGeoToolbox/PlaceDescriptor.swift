import PlatformCoreLocation

/// A place described in one or several ways (inventory §2.5).
public struct PlaceDescriptor: Hashable, Sendable {
    /// One way to describe a place.
    public enum PlaceRepresentation: Hashable, Sendable {
        /// By its address.
        case address(String)
        /// By its coordinate.
        case coordinate(CLLocationCoordinate2D)
        /// By where a device is.
        case deviceLocation(CLLocationCoordinate2D)
    }

    /// What other services call the place.
    public enum SupportingPlaceRepresentation: Hashable, Sendable {
        /// Identifiers by the name of the service.
        case serviceIdentifiers([String: String])
    }

    /// The descriptions, the best first.
    public let representations: [PlaceRepresentation]
    /// What people call the place.
    public let commonName: String?
    /// What other services call it.
    public let supportingRepresentations: [SupportingPlaceRepresentation]

    /// Describes a place.
    public init(
        representations: [PlaceRepresentation], commonName: String?,
        supportingRepresentations: [SupportingPlaceRepresentation] = []
    ) {
        self.representations = representations
        self.commonName = commonName
        self.supportingRepresentations = supportingRepresentations
    }

    /// The first address.
    public var address: String? {
        representations.lazy.compactMap { if case .address(let address) = $0 { address } else { nil } }.first
    }

    /// The first coordinate.
    public var coordinate: CLLocationCoordinate2D? {
        representations.lazy.compactMap {
            switch $0 {
            case .coordinate(let coordinate), .deviceLocation(let coordinate): coordinate
            case .address: nil
            }
        }.first
    }

    /// What a service calls the place.
    public func serviceIdentifier(for service: String) -> String? {
        supportingRepresentations.lazy.compactMap { representation in
            if case .serviceIdentifiers(let identifiers) = representation { identifiers[service] } else { nil }
        }.first
    }
}
