@_exported import PlatformWidgetKit
