import IntentsLink
import IntentsModel
import IntentsResolution

/// What the system answers about apps without running an action.
extension IntentSystem {
    /// The app that a request may name.
    func named(_ name: String?) async throws(RunError) -> AppRecord? {
        guard let name else { return nil }
        return try await library.app(name)
    }

    func show(_ request: ShowRequest) async throws(RunError) -> ShowReply {
        let reference = try await shown(request.name)
        let app = try await library.app(reference.app)
        let catalog = try await library.catalog(of: app)
        let action = reference.identifier.isEmpty ? nil : reference.identifier
        return ShowReply(app: await describe(app), metadata: catalog.metadata, action: action)
    }

    /// An app, or an action when no app has the name; an app's identifier is empty.
    private func shown(_ name: String) async throws(RunError) -> Reference {
        do {
            return Reference(app: try await library.app(name).identifier, identifier: "")
        } catch  where error.code == .notFound {
            let apps = try await library.apps().flatMap { $0.allNames + [$0.identifier] }
            return try await library.action(name, orOneOf: apps)
        }
    }

    func explain(_ request: ExplainRequest) async throws(RunError) -> Explanation {
        guard let type = try await entityTypeOnly(request.action) else { return try await explainAction(request) }
        let catalog = try await library.catalog(of: try await library.app(type.app))
        guard let entity = catalog.metadata.entities[type.identifier] else { throw .damaged(type) }
        let question = await processes.question(ofEntity: type.identifier, in: catalog)
        return EntityExplainer(catalog: catalog, entity: entity, locale: request.locale)
            .explain(ProcessChoice(question))
    }

    /// The entity type of a name that no action has.
    private func entityTypeOnly(_ name: String) async throws(RunError) -> Reference? {
        do {
            _ = try await library.action(name)
            return nil
        } catch  where error.code == .notFound {
            do {
                return try await library.entityType(name)
            } catch  where error.code == .notFound {
                return nil
            }
        }
    }

    private func explainAction(_ request: ExplainRequest) async throws(RunError) -> Explanation {
        let reference = try await library.action(request.action, orOneOf: try await library.entityTypes())
        let catalog = try await library.catalog(of: try await library.app(reference.app))
        guard let action = catalog.metadata.actions[reference.identifier] else { throw .damaged(reference) }
        let origin = try RunOrigin(named: request.origin)
        let question = await processes.question(of: action, in: catalog, origin: origin)
        let surroundings = RunConditions(
            isHeadless: processes.policy.isHeadless, isLocked: await processes.session.isLocked)
        return Explainer(catalog: catalog, action: action, locale: request.locale, surroundings: surroundings)
            .explain(ProcessChoice(question))
    }

    func log(_ request: LogRequest) async throws(RunError) -> LogReply {
        let app = try await named(request.app)
        let limit = min(max(request.limit, 0), 10_000)
        let rows = try await library.read { try $0.runs(of: app?.identifier, limit: limit) }
        let output = app.map { AppLog(app: $0.identifier, locations: locations).lines(limit) } ?? []
        return LogReply(output: output, runs: rows.compactMap(\.run))
    }

    /// Lets every program of an app that has entities give them to the index again.
    func refreshIndex(_ request: RefreshIndexRequest) async throws -> RefreshedIndex {
        let catalog = try await library.catalog(of: try await library.app(request.app))
        if let type = request.refresh.entityType, catalog.metadata.entities[type] == nil {
            throw RunError(.notFound, "\(catalog.app.name) has no entities of the type \(type).")
        }
        var bundles: [String: BundleRecord] = [:]
        for type in catalog.metadata.entities.keys where [nil, type].contains(request.refresh.entityType) {
            let question = await processes.question(ofEntity: type, in: catalog)
            guard let bundle = try? ProcessChoice(question).chosen(for: question) else { continue }
            bundles[bundle.identifier] = bundle
        }
        var types: Set<String> = []
        for bundle in bundles.values.sorted(by: { $0.identifier < $1.identifier }) {
            let process = try await processes.process(for: bundle)
            let limit = processes.policy.runBudget
            guard let reply = try await process.send(request.refresh, within: limit) else {
                throw RunError(.timedOut, "\(catalog.app.name) did not answer within \(limit.seconds).")
            }
            types.formUnion(reply.entityTypes)
        }
        return RefreshedIndex(entityTypes: types.sorted())
    }

    func find(_ request: FindEntitiesRequest) async throws -> FoundEntities {
        let type = try await library.entityType(request.type)
        let catalog = try await library.catalog(of: try await library.app(type.app))
        try catalog.metadata.check(request.selection, of: type.identifier)
        let selection = try await catalog.converted(request.selection, of: type.identifier, locale: request.locale)
        let question = await processes.question(ofEntity: type.identifier, in: catalog)
        let process = try await processes.process(for: ProcessChoice(question).chosen(for: question))
        let query = EntityRequest(
            entityType: type.identifier, selection: selection, locale: request.locale, includesProperties: true)
        var found = FoundEntities(
            bundleIdentifier: type.app, entityType: type.identifier, page: EntityPage(sections: []))
        let limit = request.timeout == nil ? processes.policy.queryBudget : try RunOrder.limit(request.timeout)
        switch try await process.answer(to: query, within: limit) {
        case .late(let note):
            let source = catalog.metadata.source(of: query)
            let error = RunError.queryTimedOut(source, after: limit ?? .zero, note: note)
            found.explanation = "\(error.message) Allow more time with “--timeout SECONDS”."
        case .cancelled: throw RunError(.cancelled, "The query was cancelled.")
        case .inTime(let page):
            try AnswerCheck.check(page, of: type.identifier)
            spotlight.appRan(catalog, process)
            found.page = page
        }
        return found
    }
}

extension RunOrigin {
    /// The place that a client names; the system when it names none.
    fileprivate init(named name: String?) throws(RunError) {
        guard let origin = Self(rawValue: name ?? Self.system.rawValue) else {
            let known = Self.allCases.map(\.rawValue).joined(separator: " or ")
            throw RunError(.invalidValue, "“\(name ?? "")” is no place that runs are started from: it is \(known).")
        }
        self = origin
    }
}
