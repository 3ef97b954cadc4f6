// Numbers, points, sizes and rectangles are in Foundation on Linux; nothing here draws.
@_exported import PlatformFoundation
