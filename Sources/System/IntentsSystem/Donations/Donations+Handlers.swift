import IntentsLink
import IntentsModel

extension Donations {
    /// Adds what apps may tell.
    func addHandlers(to handlers: inout LinkHandlers, peers: AppPeers) {
        handlers.onNotification(DonateRequest.self) { message, connection in
            guard let app = try? peers.app(at: connection) else { return }
            self.receive(message.donation, from: app)
        }
        handlers.onRequest(DonateRequest.self) { request, connection in
            try await self.keep(request.donation, from: peers.app(at: connection))
            return Done()
        }
        handlers.onRequest(DeleteDonationsRequest.self) { request, connection in
            DeletedDonations(identifiers: try await self.delete(request.match, of: peers.app(at: connection)))
        }
        handlers.onRequest(RelevantIntentsRequest.self) { request, connection in
            try await self.replace(request.intents, of: peers.app(at: connection))
            return Done()
        }
        handlers.onRequest(RelevantEntitiesRequest.self) { request, connection in
            try await self.change(request.change, of: peers.app(at: connection))
            return Done()
        }
    }
}
