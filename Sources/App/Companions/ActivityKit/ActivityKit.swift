@_exported import PlatformActivityKit
