@_exported import Observation
@_exported import PlatformFoundation
