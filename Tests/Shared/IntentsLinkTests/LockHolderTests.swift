import FoundationEssentials
import Glibc
import IntentsLink
import TestFolders
import Testing

@Suite("Who holds a lock")
struct LockHolderTests {
    @Test("The process that has noted itself, as long as it has the file open")
    func holder() {
        let path = TestFolders.newPath()
        defer { unlink(path) }
        #expect(LockHolder.find(path) == nil)
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        #expect(LockHolder.find(path) == nil)
        // What stood there before is longer than any number of a process.
        _ = "12345678901234567890".withCString { write(descriptor, $0, strlen($0)) }
        #expect(LockHolder.find(path) == nil)
        LockHolder.note(in: descriptor)
        #expect(LockHolder.find(path) == getpid())
        close(descriptor)
        #expect(LockHolder.find(path) == nil)
    }
}
