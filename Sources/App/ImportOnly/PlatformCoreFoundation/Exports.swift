// The notifications that apps post with functions of CoreFoundation are there; CoreFoundation itself is Foundation's own matter.
@_exported import PlatformFoundation
