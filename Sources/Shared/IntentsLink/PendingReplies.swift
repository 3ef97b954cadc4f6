/// The requests of a connection that wait for their replies.
///
/// A list, as replies come much in the order of their requests, and because a dictionary of numbers costs every process its
/// first look for a conformance, which is felt in a command's start.
struct PendingReplies {
    private var waiting: [(id: Int, reply: PendingReply)] = []

    var count: Int { waiting.count }

    mutating func add(_ reply: PendingReply, id: Int) {
        waiting.append((id, reply))
    }

    mutating func remove(_ id: Int) -> PendingReply? {
        waiting.firstIndex { $0.id == id }.map { waiting.remove(at: $0).reply }
    }

    func failAll(_ reason: LinkError) {
        waiting.forEach { $0.reply.fail(reason) }
    }
}
