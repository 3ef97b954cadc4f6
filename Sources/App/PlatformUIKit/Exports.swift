@_exported import PlatformFoundation
// The part that SwiftUI passes on, too.
@_exported import PlatformUIKitCore
