/// What a connection puts up with; beyond it the connection, or the one message, is refused with a reason.
package struct LinkLimits: Hashable, Sendable {
    /// Bytes of JSON in one frame, both ways.
    package var frameBytes: Int
    /// How deep objects and arrays may be nested in one frame, both ways.
    package var nesting: Int
    /// Requests that wait for replies, in each direction.
    package var concurrentRequests: Int
    /// Bytes that wait to be written because the peer does not read.
    package var waitingBytes: Int
    /// Messages read in one second; a peer that sends more is read more slowly.
    package var messagesPerSecond: Int

    package init(
        frameBytes: Int = 16 << 20, nesting: Int = 256, concurrentRequests: Int = 1024, waitingBytes: Int = 64 << 20,
        messagesPerSecond: Int = 50_000
    ) {
        self.frameBytes = frameBytes
        self.nesting = nesting
        self.concurrentRequests = concurrentRequests
        self.waitingBytes = waitingBytes
        self.messagesPerSecond = messagesPerSecond
    }

    /// Checks a frame before it is parsed or sent, so that no parser recurses deeper than it may.
    func check(_ json: borrowing RawSpan) throws(LinkError) {
        guard json.byteCount <= frameBytes else { throw tooLarge(json.byteCount) }
        guard nestingDepth(ofJSON: json, stoppingBeyond: nesting) <= nesting else {
            throw LinkError("A message is nested more than \(nesting) levels deep.")
        }
    }

    func tooLarge(_ byteCount: Int) -> LinkError {
        LinkError("A message of \(byteCount) bytes is more than the link carries at once (\(frameBytes)).")
    }
}

/// How deep brackets are nested in what may or may not be JSON; brackets in strings do not count.
private func nestingDepth(ofJSON json: borrowing RawSpan, stoppingBeyond limit: Int) -> Int {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for offset in 0..<json.byteCount {
        let byte = json.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
        if isEscaped {
            isEscaped = false
        } else if isInString {
            isEscaped = byte == UInt8(ascii: "\\")
            isInString = byte != UInt8(ascii: "\"")
        } else if byte == UInt8(ascii: "\"") {
            isInString = true
        } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
            depth += 1
            deepest = max(deepest, depth)
            if deepest > limit { return deepest }
        } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
            depth -= 1
        }
    }
    return deepest
}
