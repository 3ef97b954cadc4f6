import AppIntents
import PlatformUIKit
import Testing

@Suite("Tables and collections know which entities they show") @MainActor
struct EntityDataSourceTests {
    @Test func rowsInOrder() {
        let rows = Rows()
        let table = UITableView()
        #expect(table.appEntityIdentifiers == [])
        table.dataSource = rows
        table.appIntentsDataSource = rows
        #expect(table.appEntityIdentifiers.map(\.identifier) == ["0.0", "1.0", "1.1"])
    }

    @Test func itemsInOrder() {
        let rows = Rows()
        let grid = UICollectionView()
        grid.dataSource = rows
        grid.appIntentsDataSource = rows
        #expect(grid.appEntityIdentifiers.map(\.identifier) == ["0.1"])
    }

    @Test func placesHaveTheirNames() {
        let place = IndexPath(row: 4, section: 2)
        #expect(place.row == 4)
        #expect(place.item == 4)
        #expect(place.section == 2)
        #expect(IndexPath(item: 4, section: 2) == place)
    }
}

@MainActor
private final class Rows: UITableViewDataSource, UITableViewAppIntentsDataSource,
    UICollectionViewDataSource, UICollectionViewAppIntentsDataSource
{
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }

    func tableView(_ tableView: UITableView, appEntityIdentifierForRowAt indexPath: IndexPath) -> EntityIdentifier? {
        EntityIdentifier(for: Card.self, identifier: "\(indexPath.section).\(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, appEntityIdentifierForItemAt indexPath: IndexPath
    ) -> EntityIdentifier? {
        indexPath.item == 0
            ? nil : EntityIdentifier(for: Card.self, identifier: "\(indexPath.section).\(indexPath.item)")
    }
}

private struct Card: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Card"
    static let defaultQuery = CardQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct CardQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Card] { [] }
}
