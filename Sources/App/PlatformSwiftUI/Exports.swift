@_exported import Observation
// SwiftUI passes on the interface framework below it: UIKit on one of Apple's platforms, AppKit on another. Code for either is
// compiled here.
@_exported import PlatformAppKit
@_exported import PlatformCombine
@_exported import PlatformCoreTransferable
@_exported import PlatformFoundation
@_exported import PlatformUIKitCore
