// The part of AVFoundation that is about sound has a name of its own.
@_exported import PlatformAVFoundation
