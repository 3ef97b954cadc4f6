import Foundation
import IntentsHost
import IntentsModel
import PlatformUniformTypeIdentifiers

/// File names as they are written to disk.
enum ReducedName {
    /// The last part of a name, so that nothing is written outside its folder.
    static func of(_ name: String) -> String { FileValue.reduced(name) }
}

extension IntentFile: _IntentValue {
    /// Nothing but files.
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<IntentFile>()
    }

    /// A file.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.file) }

    /// Takes a file, and places it in the run's folder of the app's inbox.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> IntentFile {
        guard case .file(let file) = value else { throw RunError.mismatch(value, needed: "A file") }
        let type = file.typeIdentifier.flatMap { UTType($0) }
        let sent = IntentFile(data: file.data, filename: file.filename, type: type)
        do {
            return IntentFile(fileURL: try sent.store(in: RunInbox.folder()), filename: file.filename, type: sent.type)
        } catch {
            throw RunError(.badOutput, "The file “\(file.filename)” cannot be placed in the app's inbox.")
        }
    }

    /// The file with its content; one that cannot be read is empty, and one that is too large is told by its name alone.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        .file(FileValue(filename: filename, typeIdentifier: type?.identifier, data: data))
    }
}

/// The folder of received files, which goes when the run ends.
enum RunInbox {
    /// The folder of the current run; outside a run, a new one for each file.
    static func folder() -> URL { folder(of: RunScope.current?.runID ?? UUID().uuidString) }

    /// Removes what the current run of an installed app has received; its values have crossed by then. A test's values are read
    /// after the run.
    static func clear() {
        guard let run = RunScope.current?.runID,
            ProcessInfo.processInfo.environment["OPEN_APP_INTENTS_CONTAINER"] != nil
        else { return }
        try? FileManager.default.removeItem(at: folder(of: run))
    }

    private static func folder(of run: String) -> URL {
        let container = ProcessInfo.processInfo.environment["OPEN_APP_INTENTS_CONTAINER"]
        let home = container.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        return home.appending(path: "Inbox").appending(path: ReducedName.of(run))
    }
}
