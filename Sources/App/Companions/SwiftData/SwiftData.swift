@_exported import PlatformSwiftData
