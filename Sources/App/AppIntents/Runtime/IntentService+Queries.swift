import Foundation
import IntentsModel
import IntentsResolution
import PlatformFoundation

extension IntentService {
    package func entities(_ request: EntityRequest) async throws -> EntityPage {
        let query = try query(for: request)
        let locale = Locale(identifier: request.locale)
        return try await LocalizationScope.$locale.withValue(locale) {
            do {
                guard let action = request.action else { return try await QueryRunner.page(for: request, query: query) }
                let intent = try registry.intent(action).init()
                return try await choosing(for: intent, with: request.values ?? [:]) {
                    try await QueryRunner.page(for: request, query: query)
                }
            } catch let error as RunError {
                throw error
            } catch {
                throw RunError(thrown: error, locale: locale)
            }
        }
    }

    private func query(for request: EntityRequest) throws -> any EntityQuery {
        if let identifier = request.query {
            guard let type = registry.queries[identifier] else { throw missing("query", identifier) }
            return type.init()
        }
        guard let type = registry.entity(request.entityType) else { throw missing("entity", request.entityType) }
        return type.defaultQuery
    }

    private func missing(_ kind: String, _ identifier: String) -> RunError {
        RunError(
            .typeNotInProcess,
            "This program has no \(kind) “\(identifier)”: its metadata names one that its code does not hold. "
                + "Build and install the app again.")
    }
}
