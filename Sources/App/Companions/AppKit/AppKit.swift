@_exported import PlatformAppKit
