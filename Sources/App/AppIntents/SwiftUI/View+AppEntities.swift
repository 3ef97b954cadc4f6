import IntentsModel
import PlatformSwiftUI

// Which entities a view shows (inventory §2.15). The tree says it; nothing looks at what is on the screen yet.

extension View {
    /// Says which entity the view shows; of several statements the one closest to the view counts.
    /// - Parameter identifier: the entity; nil when the view shows none, whatever is said around it.
    nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
        modified(annotation, identifier.map { .string($0.description) } ?? .null, .inherited)
    }

    /// Says which entities the rows of a list or table show, without a statement at each row.
    /// - Parameters:
    ///   - itemType: the type of what identifies a row, as in the list's selection.
    ///   - identifier: the entity of a row; nil for a row without one.
    nonisolated public func appEntityIdentifier<I: Hashable>(
        forSelectionType itemType: I.Type = I.self, identifier: @escaping @Sendable (I) -> EntityIdentifier?
    ) -> some View {
        modifyingRows { row in
            (row as? I).flatMap(identifier).map { entity in
                ViewModification(name: annotation, value: .string(entity.description), rule: .inherited)
            }
        }
    }

    /// Says which entities a view shows that draws its content itself.
    ///
    /// The tree records that the view can be asked; a tree has no places, so nothing asks it here.
    /// - Parameter provider: the parts of the view that show entities, for the requests of a context.
    nonisolated public func appEntityUIElements(
        _ provider: @escaping @MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement]
    ) -> some View { modified("appEntityUIElements", .bool(true), .inherited) }
}

/// The attribute of a node that shows an entity.
private let annotation = "appEntityIdentifier"
