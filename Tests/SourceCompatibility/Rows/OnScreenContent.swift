import ActivityKit
import AlarmKit
import AppIntents
import NowPlaying
import SwiftUI
import UIKit
import UserNotifications

struct Song: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
    static let defaultQuery = SongQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct SongQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Song] { identifiers.map { Song(id: $0) } }
}

struct SongList: View {
    let songs: [String]
    @State private var selection: String?

    var body: some View {
        List(selection: $selection) {
            ForEach(songs, id: \.self) { Text($0) }
        }
        .appEntityIdentifier(forSelectionType: String.self) { EntityIdentifier(for: Song.self, identifier: $0) }
    }
}

struct SongDetail: View {
    let song: Song?

    var body: some View {
        Text(song?.id ?? "")
            .appEntityIdentifier(song.map { EntityIdentifier(for: $0) })
            .userActivity("org.example.song") { activity in
                activity.appEntityIdentifier = song.map { EntityIdentifier(for: $0) }
            }
    }
}

struct Waveform: View {
    let songs: [Song]

    var body: some View {
        Text("Waveform").appEntityUIElements { context in
            context.requests.flatMap { request in
                switch request {
                case .visible(let rect): songs.map { AppEntityUIElement($0, bounds: rect) }
                case .selected:
                    songs.prefix(1).map { song in
                        AppEntityUIElement(
                            identifier: EntityIdentifier(for: song), bounds: context.bounds,
                            state: AppEntityUIElement.State(isSelected: true))
                    }
                @unknown default: [AppEntityUIElement]()
                }
            }
        }
    }
}

@MainActor final class SongTable: UITableViewAppIntentsDataSource {
    var songs: [String] = []

    func tableView(_ tableView: UITableView, appEntityIdentifierForRowAt indexPath: IndexPath) -> EntityIdentifier? {
        EntityIdentifier(for: Song.self, identifier: songs[indexPath.row])
    }
}

@MainActor final class SongGrid: UICollectionViewAppIntentsDataSource {
    func collectionView(
        _ collectionView: UICollectionView, appEntityIdentifierForItemAt indexPath: IndexPath
    ) -> EntityIdentifier? { nil }
}

@MainActor func connect(_ table: UITableView, _ grid: UICollectionView, to songs: SongTable, and items: SongGrid) {
    table.appIntentsDataSource = songs
    grid.appIntentsDataSource = items
}

func notify(about song: Song) async throws {
    let content = UNMutableNotificationContent()
    content.title = "New Song"
    content.sound = .default
    content.appEntityIdentifiers = [EntityIdentifier(for: song)]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: song.id, content: content, trigger: trigger))
}

func nowPlaying(_ song: Song) -> any MediaContentRepresentable {
    var content = MusicContent(id: song.id, songTitle: song.id, artistName: "Somebody")
    content.appEntityIdentifiers = [EntityIdentifier(for: song)]
    return content
}

struct Waking: AlarmMetadata {}

func wake(with song: Song) async throws {
    let attributes = AlarmAttributes<Waking>(
        presentation: AlarmPresentation(alert: AlarmPresentation.Alert(title: "Wake Up")), tintColor: .orange)
    let configuration = AlarmManager.AlarmConfiguration(
        countdownDuration: Alarm.CountdownDuration(preAlert: 60, postAlert: nil), attributes: attributes,
        appEntityIdentifier: EntityIdentifier(for: song))
    _ = try await AlarmManager.shared.schedule(id: UUID(), configuration: configuration)
}
