import Foundation

/// Gets what a geocoder has found.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses for places, and places for addresses.
///
/// Nothing here looks them up: every search ends with `CLError.network`.
open class CLGeocoder: NSObject {
    /// Makes a geocoder.
    public override init() {}

    /// Whether a search goes on: never, as each ends at once.
    open var isGeocoding: Bool { false }

    /// Ends the search.
    open func cancelGeocode() {}

    /// Finds the address of a place.
    /// - Throws: `CLError.network`, as nothing looks addresses up.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Finds the place of an address.
    /// - Throws: `CLError.network`, as nothing looks places up.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Finds the address of a place and tells a closure, at once, that nothing looks addresses up.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }

    /// Finds the place of an address and tells a closure, at once, that nothing looks places up.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
}
