import AppIntents

/// Supplies the rows of a table view.
@MainActor @preconcurrency public protocol UITableViewDataSource: AnyObject {
    /// How many sections there are.
    func numberOfSections(in tableView: UITableView) -> Int
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Says which entities the rows of a table view show (inventory §2.15).
@MainActor @preconcurrency public protocol UITableViewAppIntentsDataSource: AnyObject {
    /// The entity of a row; nil for a row without one.
    func tableView(_ tableView: UITableView, appEntityIdentifierForRowAt indexPath: IndexPath) -> EntityIdentifier?
}

/// Rows below each other. Nothing on Linux draws them; the view knows who supplies them.
@MainActor @preconcurrency open class UITableView: UIScrollView {
    private static let common = UITableView()

    /// Supplies the rows.
    open weak var dataSource: (any UITableViewDataSource)?
    /// Says which entities the rows show.
    open weak var appIntentsDataSource: (any UITableViewAppIntentsDataSource)?

    /// The entities that the rows show, in order.
    package var appEntityIdentifiers: [EntityIdentifier] {
        guard let dataSource, let appIntentsDataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).flatMap { section in
            (0..<dataSource.tableView(self, numberOfRowsInSection: section)).compactMap { row in
                appIntentsDataSource.tableView(self, appEntityIdentifierForRowAt: IndexPath(row: row, section: section))
            }
        }
    }

    /// What all of this kind have in common.
    public static func appearance() -> UITableView { common }
}
