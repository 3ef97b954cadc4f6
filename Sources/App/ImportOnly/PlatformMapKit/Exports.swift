// MapKit passes on Core Location. Nothing of maps is here.
@_exported import PlatformCoreLocation
