@_exported import PlatformSwiftUI
