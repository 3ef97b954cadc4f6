import FoundationEssentials

extension LinkConnection {
    /// Reads until the connection ends; the body of the reading thread.
    func readUntilEnd(from descriptor: Int32) {
        var reader = FrameReader(limits: limits)
        var pace = ReadingPace(messagesPerSecond: limits.messagesPerSecond)
        let decoder = JSONDecoder()
        if let silence { LinkSilence.limitWait(on: descriptor, to: silence.after) }
        do {
            while let frame = try reader.next(receive: { try receive(from: descriptor, into: $0) }) {
                pace.waitForNextMessage()
                try handle(frame, decoder)
            }
            end(.peerClosed)
        } catch let error as LinkError {
            refuse(error)
        } catch {
            refuse(LinkError("A message is not JSON."))
        }
        socket.leave()
    }

    private func receive(
        from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) throws(LinkError) -> Int {
        while true {
            if let count = try LinkSocket.receive(from: descriptor, into: buffer) { return count }
            LinkSilence.limitWait(on: descriptor, to: nil)
            silence?.act(self)
        }
    }

    private func handle(_ frame: Data, _ decoder: JSONDecoder) throws {
        try limits.check(frame.bytes)
        switch try decoder.decode(IncomingMessage.self, from: frame, configuration: self) {
        case .handled(let action): action()
        case .refused(let id, let error):
            tellRefusal(error.message)
            answer(LinkCoding.errorFrame(id: id, error, limits: limits))
        case .request(let id, let method, let token, let perform): answer(id, method, token, perform)
        }
    }

    private func tellRefusal(_ reason: String) {
        let count = state.withLock { state in
            state.refusals += 1
            return state.refusals
        }
        if count <= Self.toldRefusals { handlers.refused(reason) }
    }

    /// How many refusals of a connection are told.
    private static let toldRefusals = 20

    /// Tells the peer what was wrong with its message, as far as it still listens, and ends the connection.
    private func refuse(_ reason: LinkError) {
        let error = ErrorObject(code: ErrorObject.Code.invalidRequest, message: reason.message)
        if reason != .peerClosed, let frame = LinkCoding.errorFrame(id: nil, error, limits: limits) {
            // A peer that does not listen any more does not change the reason.
            try? socket.write(frame)
        }
        end(reason)
    }

    private func answer(_ frame: Data?) {
        // A failed write has ended the connection, which is all that can be done about it.
        if let frame { try? write(frame) }
    }

    /// Answers a request in a task of its own: the reading thread must go on, for the answer may itself ask the peer.
    /// The task ends with the request, and is cancelled with the connection.
    private func answer(
        _ id: MessageID, _ method: String, _ token: Int,
        _ perform: @escaping @Sendable (MessageID) async throws -> Data
    ) {
        let task = Task {
            do {
                answer(try await perform(id))
            } catch {
                answer(LinkCoding.errorFrame(id: id, ErrorObject(error, method: method), limits: limits))
            }
            finishAnswer(token)
        }
        let isCancelled = state.withLock { state in
            guard let answer = state.answering[token] else { return false }  // It is answered already.
            state.answering[token] = .running(task)
            if case .cancelledEarly = answer { return true }
            return state.end != nil
        }
        if isCancelled { task.cancel() }
    }
}
