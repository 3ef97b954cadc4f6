/// What keeps a program from what others may do.
package struct Confinement: Hashable, Sendable {
    /// Whether it runs in a sandbox.
    package var isSandboxed: Bool
    /// Whether the sandbox keeps it from the network.
    package var isOffline: Bool
    /// How many descriptors it may have open; nil where nothing but the machine limits them.
    package var descriptors: UInt64?

    package init(isSandboxed: Bool = false, isOffline: Bool = false, descriptors: UInt64? = nil) {
        self.isSandboxed = isSandboxed
        self.isOffline = isOffline
        self.descriptors = descriptors
    }
}
