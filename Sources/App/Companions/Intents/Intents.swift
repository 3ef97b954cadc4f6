@_exported import PlatformIntents
