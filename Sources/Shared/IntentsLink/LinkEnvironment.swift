/// The environment that the daemon gives an app it starts.
package enum LinkEnvironment {
    /// The descriptor of the link, `3`; absent in a process that a person started.
    package static let descriptor = "OPEN_APP_INTENTS_LINK"
    package static let bundleIdentifier = "OPEN_APP_INTENTS_BUNDLE_ID"
    /// The bundle's folder.
    package static let bundlePath = "OPEN_APP_INTENTS_BUNDLE"
    /// The container's folder, which is also the working directory.
    package static let container = "OPEN_APP_INTENTS_CONTAINER"
    /// Names the start of the program; whatever carries it ends with the program.
    package static let launch = "OPEN_APP_INTENTS_LAUNCH"
    /// A `ProcessKind`.
    package static let kind = "OPEN_APP_INTENTS_KIND"
}
