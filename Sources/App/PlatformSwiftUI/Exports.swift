@_exported import Observation
@_exported import PlatformCombine
@_exported import PlatformCoreTransferable
@_exported import PlatformFoundation
