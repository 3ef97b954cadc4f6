import FoundationEssentials
import Glibc
import IntentsModel

/// The large files of one run in an app: a folder in the app's container, through which contents go both ways.
///
/// What the app can reach is not trusted: every step into the container is taken by descriptor and follows no link, and only
/// plain files are taken out of it.
package final class RunHandover: Sendable {
    private let folder: HandoverFolder
    private let container: String
    /// The name of the run's folder.
    private let run = HandoverFolder.newName()
    /// The paths of contents that are in the run's folder already, by the name that the client gave them.
    private let placed = Lock<[String: FileValue.Handover]>([:])

    package init(folder: HandoverFolder, container: String) {
        self.folder = folder
        self.container = container
    }

    /// Where the app puts contents, and finds them.
    package var path: String { "\(container)/\(Self.name)/\(run)" }

    private static let name = "Handover"

    /// A file of the client as the app gets it: its content is in the container now.
    package func placed(_ file: FileValue) throws(LinkError) -> FileValue {
        guard let handover = file.handover else { return file }
        var file = file
        if let known = placed.withLock({ $0[handover.place] }) {
            file.handover = known
            return file
        }
        guard let source = try PrivateFolder.open(folder.path), HandoverFolder.isName(handover.place),
            let size = Self.size(of: handover.place, in: source.descriptor)
        else { throw HandoverFolder.gone }
        let target = try open(creates: true)
        guard renameat(source.descriptor, handover.place, target.number, handover.place) == 0 else {
            throw LinkError(cannot: "hand a file over to the app", -Int(errno))
        }
        let place = FileValue.Handover(place: "\(path)/\(handover.place)", size: size)
        placed.withLock { $0[handover.place] = place }
        file.handover = place
        return file
    }

    /// A file of the app as the client gets it: its content is out of the container now.
    package func taken(_ file: FileValue) throws(LinkError) -> FileValue {
        guard let handover = file.handover else { return file }
        let target = try PrivateFolder.create(folder.path)
        let source = try open(creates: false)
        let name = handover.place
        guard HandoverFolder.isName(name), let size = Self.size(of: name, in: source.number) else {
            throw HandoverFolder.gone
        }
        guard size <= FileValue.maximumSize else {
            throw LinkError("The file “\(file.filename)” is larger than \(FileValue.maximumSize >> 30) GB.")
        }
        let newName = HandoverFolder.newName()
        guard renameat(source.number, name, target.descriptor, newName) == 0 else {
            throw LinkError(cannot: "take a file over from the app", -Int(errno))
        }
        // It waits from now on, however old it is.
        utimensat(target.descriptor, newName, nil, AT_SYMLINK_NOFOLLOW)
        var file = file
        file.handover = FileValue.Handover(place: newName, size: size)
        return file
    }

    /// Removes the run's folder with what is left in it.
    package func end() {
        guard let directory = try? open(creates: false) else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd/\(directory.number)")) ?? [] {
            unlinkat(directory.number, name, 0)
        }
        if let parent = try? Descriptor.folder(container).folder(Self.name) {
            unlinkat(parent.number, run, AT_REMOVEDIR)
        }
    }

    private func open(creates: Bool) throws(LinkError) -> Descriptor {
        try Descriptor.folder(container).folder(Self.name, creates: creates).folder(run, creates: creates)
    }

    /// The size of a plain file; nil for anything else.
    private static func size(of name: String, in folder: Int32) -> Int? {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return Int(status.st_size)
    }
}

/// An open folder.
private struct Descriptor: ~Copyable {
    let number: Int32

    private init(_ number: Int32, _ name: String) throws(LinkError) {
        guard number >= 0 else { throw LinkError(cannot: "open the folder “\(name)” of the app", -Int(errno)) }
        self.number = number
    }

    deinit { close(number) }

    private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

    static func folder(_ path: String) throws(LinkError) -> Descriptor { try Descriptor(open(path, flags), path) }

    /// A folder in this one, and no link to one.
    func folder(_ name: String, creates: Bool = false) throws(LinkError) -> Descriptor {
        if creates { mkdirat(number, name, 0o700) }
        return try Descriptor(openat(number, name, Self.flags), name)
    }
}
