/// The pixels of an image in memory.
///
/// Linux has no shared pixel buffers, so an app never gets one: `SemanticContentDescriptor/pixelBuffer` is nil here.
public struct CVReadOnlyPixelBuffer: Hashable, Sendable {
    /// Nobody makes one: there are no pixel buffers on Linux.
    private init() {}
}
