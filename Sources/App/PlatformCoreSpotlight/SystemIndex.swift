import IntentsHost
import IntentsLink
import IntentsModel

/// The system's search index, reached over the process's link.
struct SystemIndex: SearchIndexSink {
    func perform(_ request: SearchIndexRequest) async throws {
        let reply: SearchIndexReply
        do {
            reply = try await AppIntentsHost.send(request)
        } catch let error as NoSystem {
            throw CSIndexError(
                .indexUnavailableError, "\(error.message) Nothing was changed in the search index.")
        } catch {
            let reason = (error as? RunError)?.message ?? "\(error)"
            throw CSIndexError(.remoteConnectionError, "The search index cannot be reached: \(reason)")
        }
        if let refusal = reply.refusal { throw CSIndexError(CSIndexError.Code(refusal.reason), refusal.message) }
        // An app's errors are its log, where whoever wrote it looks.
        for warning in reply.warnings {
            FileHandle.standardError.write(Data("Search index: \(warning)\n".utf8))
        }
    }
}

extension CSIndexError.Code {
    fileprivate init(_ reason: SearchIndexReply.Refusal.Reason) {
        switch reason {
        case .invalidItem: self = .invalidItemError
        case .quotaExceeded: self = .quotaExceeded
        }
    }
}
