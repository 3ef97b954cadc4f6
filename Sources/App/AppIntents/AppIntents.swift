// A file that imports AppIntents alone may use Foundation, and what Foundation lacks on Linux.
@_exported import Foundation
@_exported import PlatformFoundation
