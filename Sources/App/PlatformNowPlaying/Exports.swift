@_exported import PlatformFoundation
