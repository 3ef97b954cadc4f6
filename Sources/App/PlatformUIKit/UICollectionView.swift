import AppIntents

/// Supplies the items of a collection view.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
    /// How many sections there are.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
}

extension UICollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Says which entities the items of a collection view show (inventory §2.15).
@MainActor @preconcurrency public protocol UICollectionViewAppIntentsDataSource: AnyObject {
    /// The entity of an item; nil for an item without one.
    func collectionView(
        _ collectionView: UICollectionView, appEntityIdentifierForItemAt indexPath: IndexPath
    ) -> EntityIdentifier?
}

/// Items in some arrangement. Nothing on Linux draws them; the view knows who supplies them.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    private static let common = UICollectionView()

    /// Supplies the items.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// Says which entities the items show.
    open weak var appIntentsDataSource: (any UICollectionViewAppIntentsDataSource)?

    /// The entities that the items show, in order.
    package var appEntityIdentifiers: [EntityIdentifier] {
        guard let dataSource, let appIntentsDataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).flatMap { section in
            (0..<dataSource.collectionView(self, numberOfItemsInSection: section)).compactMap { item in
                appIntentsDataSource.collectionView(
                    self, appEntityIdentifierForItemAt: IndexPath(item: item, section: section))
            }
        }
    }

    /// What all of this kind have in common.
    public static func appearance() -> UICollectionView { common }
}
