@_exported import PlatformUIKit
