// Nothing here reads or writes pictures.
@_exported import PlatformFoundation
