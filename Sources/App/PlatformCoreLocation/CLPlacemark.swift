import Foundation

/// A place with its name and address, as far as they are known; nothing is looked up here.
public final class CLPlacemark: Hashable, Sendable {
    /// Where it is.
    public let location: CLLocation?
    /// What it is called.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The number in the street.
    public let subThoroughfare: String?
    /// The town.
    public let locality: String?
    /// The part of the town.
    public let subLocality: String?
    /// The state or province.
    public let administrativeArea: String?
    /// The county.
    public let subAdministrativeArea: String?
    /// The postal code.
    public let postalCode: String?
    /// The country's two letters.
    public let isoCountryCode: String?
    /// The country's name.
    public let country: String?

    /// Makes a placemark of what is known. On Apple's systems only the system makes one.
    public init(
        location: CLLocation?, name: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil,
        locality: String? = nil, subLocality: String? = nil, administrativeArea: String? = nil,
        subAdministrativeArea: String? = nil, postalCode: String? = nil, isoCountryCode: String? = nil,
        country: String? = nil
    ) {
        self.location = location
        self.name = name
        self.thoroughfare = thoroughfare
        self.subThoroughfare = subThoroughfare
        self.locality = locality
        self.subLocality = subLocality
        self.administrativeArea = administrativeArea
        self.subAdministrativeArea = subAdministrativeArea
        self.postalCode = postalCode
        self.isoCountryCode = isoCountryCode
        self.country = country
    }

    /// Makes a copy of a placemark.
    public convenience init(placemark: CLPlacemark) {
        self.init(
            location: placemark.location, name: placemark.name, thoroughfare: placemark.thoroughfare,
            subThoroughfare: placemark.subThoroughfare, locality: placemark.locality,
            subLocality: placemark.subLocality, administrativeArea: placemark.administrativeArea,
            subAdministrativeArea: placemark.subAdministrativeArea, postalCode: placemark.postalCode,
            isoCountryCode: placemark.isoCountryCode, country: placemark.country)
    }

    /// Equal when everything is.
    public static func == (one: CLPlacemark, other: CLPlacemark) -> Bool {
        one.location == other.location && one.texts == other.texts
    }

    /// Hashes place and name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(name)
    }

    private var texts: [String?] {
        [
            name, thoroughfare, subThoroughfare, locality, subLocality, administrativeArea, subAdministrativeArea,
            postalCode, isoCountryCode, country,
        ]
    }
}
