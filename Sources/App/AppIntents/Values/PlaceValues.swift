import Foundation
import IntentsModel
import PlatformCoreLocation
import PlatformGeoToolbox

extension CLPlacemark: _StructuredIntentValue {
    /// A place.
    public static var __primitive: PrimitiveType { .placemark }

    private struct Parts: Codable {
        var latitude: Double?
        var longitude: Double?
        var name, thoroughfare, subThoroughfare, locality, subLocality: String?
        var administrativeArea, subAdministrativeArea, postalCode, isoCountryCode, country: String?
    }

    /// Takes the coordinate and the address.
    public static func __make(of fields: JSONValue) throws -> Self {
        let parts = try fields.decoded(as: Parts.self)
        let location: CLLocation? =
            if let latitude = parts.latitude, let longitude = parts.longitude {
                CLLocation(
                    coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
                    horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 0))
            } else { nil }
        return Self(
            location: location, name: parts.name, thoroughfare: parts.thoroughfare,
            subThoroughfare: parts.subThoroughfare, locality: parts.locality, subLocality: parts.subLocality,
            administrativeArea: parts.administrativeArea, subAdministrativeArea: parts.subAdministrativeArea,
            postalCode: parts.postalCode, isoCountryCode: parts.isoCountryCode, country: parts.country)
    }

    /// The coordinate and the address.
    public func __fields() throws -> JSONValue {
        try JSONValue(
            encoding: Parts(
                latitude: location?.coordinate.latitude, longitude: location?.coordinate.longitude, name: name,
                thoroughfare: thoroughfare, subThoroughfare: subThoroughfare, locality: locality,
                subLocality: subLocality, administrativeArea: administrativeArea,
                subAdministrativeArea: subAdministrativeArea, postalCode: postalCode, isoCountryCode: isoCountryCode,
                country: country))
    }

    /// The name, else the town, else the coordinate.
    public func __text(in locale: Locale) -> String {
        name ?? locality ?? location.map { $0.coordinate.text } ?? ""
    }
}

extension PlaceDescriptor: _SystemIntentValue, _StructuredIntentValue {
    /// A place.
    public static var __primitive: PrimitiveType { .place }

    private struct Parts: Codable {
        struct Representation: Codable {
            var address: String?
            var coordinate: CLLocationCoordinate2D?
            var deviceLocation: CLLocationCoordinate2D?
        }
        var representations: [Representation]
        var commonName: String?
        var serviceIdentifiers: [[String: String]]
    }

    /// Takes the descriptions of the place.
    public static func __make(of fields: JSONValue) throws -> PlaceDescriptor {
        let parts = try fields.decoded(as: Parts.self)
        return PlaceDescriptor(
            representations: parts.representations.compactMap { part in
                part.address.map { .address($0) } ?? part.coordinate.map { .coordinate($0) }
                    ?? part.deviceLocation.map { .deviceLocation($0) }
            }, commonName: parts.commonName,
            supportingRepresentations: parts.serviceIdentifiers.map { .serviceIdentifiers($0) })
    }

    /// The descriptions of the place.
    public func __fields() throws -> JSONValue {
        let representations = representations.map { representation in
            switch representation {
            case .address(let address): Parts.Representation(address: address)
            case .coordinate(let coordinate): Parts.Representation(coordinate: coordinate)
            case .deviceLocation(let coordinate): Parts.Representation(deviceLocation: coordinate)
            }
        }
        let services = supportingRepresentations.map { representation in
            switch representation {
            case .serviceIdentifiers(let identifiers): identifiers
            }
        }
        return try JSONValue(
            encoding: Parts(representations: representations, commonName: commonName, serviceIdentifiers: services))
    }

    /// The name, else the address, else the coordinate.
    public func __text(in locale: Locale) -> String { commonName ?? address ?? coordinate?.text ?? "" }
}

extension CLLocationCoordinate2D {
    /// Latitude and longitude, as the command line takes them.
    fileprivate var text: String { "\(latitude), \(longitude)" }
}
