import Glibc
import IntentsModel

extension RunError.Code {
    /// The bundle cannot be installed as it is.
    package static let badBundle: Self = "badBundle"
    /// A file of the system's own cannot be written.
    package static let cannotWrite: Self = "cannotWrite"
    /// The store cannot be read or written.
    package static let storeFailed: Self = "storeFailed"
}

extension RunError {
    static func badBundle(_ path: String, _ problem: String) -> RunError {
        RunError(.badBundle, "The bundle \(path) cannot be installed: \(problem). Nothing was changed.")
    }

    static func cannotWrite(_ path: String, errno code: Int32) -> RunError {
        if code == ENOSPC || code == EDQUOT { return diskFull(path) }
        return RunError(
            .cannotWrite, "\(path) cannot be written: \(String(cString: strerror(code))). Nothing was changed.")
    }

    static func diskFull(_ path: String) -> RunError {
        RunError(
            .cannotWrite,
            "There is no room left on the disk for \(path). Make room and try again; nothing was changed.")
    }

    static func store(_ error: StoreError, path: String) -> RunError {
        if error.isDiskFull { return diskFull(path) }
        return RunError(.storeFailed, error.message, cause: error.sql == nil ? nil : error.description)
    }
}
