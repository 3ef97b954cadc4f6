import IntentsModel

/// The calls in their older form, which tell a closure how they ended.
extension CSSearchableIndex {
    /// Tells how a call ended.
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void

    /// Adds items, or replaces those with the same identifiers.
    public func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: CompletionHandler? = nil) {
        tell(completionHandler, of: .index(items.map(\.snapshot)))
    }

    /// Removes items.
    public func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: CompletionHandler? = nil
    ) { tell(completionHandler, of: .delete(identifiers: identifiers)) }

    /// Removes the items of some groups.
    public func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: CompletionHandler? = nil
    ) { tell(completionHandler, of: .deleteDomains(domainIdentifiers)) }

    /// Removes all items of this index.
    public func deleteAllSearchableItems(completionHandler: CompletionHandler? = nil) {
        tell(completionHandler, of: .deleteAll)
    }

    private func tell(_ handler: CompletionHandler?, of change: SearchIndexRequest.Change) {
        // Unstructured, because the caller does not wait: the closure is the answer.
        Task {
            do {
                try await perform(change)
                handler?(nil)
            } catch {
                handler?(error)
            }
        }
    }
}
