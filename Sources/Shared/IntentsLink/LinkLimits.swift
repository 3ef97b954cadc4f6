import Glibc

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
        guard json.withUnsafeBytes({ nestingDepth(ofJSON: $0, stoppingBeyond: nesting) }) <= nesting else {
            throw LinkError("A message is nested more than \(nesting) levels deep.")
        }
    }

    func tooLarge(_ byteCount: Int) -> LinkError {
        LinkError("A message of \(byteCount) bytes is more than the link carries at once (\(frameBytes)).")
    }
}

/// How deep brackets are nested in what may or may not be JSON; brackets in strings do not count.
package func nestingDepth(ofJSON json: UnsafeRawBufferPointer, stoppingBeyond limit: Int) -> Int {
    var depth = 0
    var deepest = 0
    var offset = 0
    while offset < json.count {
        let byte = json[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "\""): offset = end(ofString: json, from: offset)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            depth += 1
            deepest = max(deepest, depth)
            if deepest > limit { return deepest }
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
    }
    return deepest
}

/// Where a string goes on behind its closing quote; the end of all when it has none. Long texts are most of long messages, so
/// the next quote is looked for by the C library.
private func end(ofString json: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let base = json.baseAddress else { return json.count }
    var offset = start
    while offset < json.count, let quote = memchr(base + offset, Int32(UInt8(ascii: "\"")), json.count - offset) {
        let position = base.distance(to: UnsafeRawPointer(quote))
        var escapes = position
        while escapes > start, json[escapes - 1] == UInt8(ascii: "\\") { escapes -= 1 }
        offset = position + 1
        // Each pair of backslashes is a backslash; one that is left over belongs to the quote.
        if (position - escapes).isMultiple(of: 2) { return offset }
    }
    return json.count
}
