import Glibc

extension Locations {
    /// Makes the folder of sockets and of the lock file, or checks the one that exists.
    /// - Throws: a `LinkError` when it cannot be made, belongs to another user or is open to others.
    package func createRuntimeDirectory() throws(LinkError) {
        do throws(LinkError) {
            _ = try PrivateFolder.create(runtimeDirectory)
        } catch {
            throw LinkError("\(error.message) The folder follows from XDG_RUNTIME_DIR.")
        }
    }

    /// Makes the folders of installed apps, containers and logs.
    /// - Throws: a `LinkError` when one cannot be made or written.
    package func createDataDirectories() throws(LinkError) {
        for (folder, variable) in [
            (appsDirectory, "XDG_DATA_HOME"), (containersDirectory, "XDG_DATA_HOME"), (logsDirectory, "XDG_STATE_HOME"),
        ] {
            do throws(LinkError) {
                try makeFolders(folder)
                guard access(folder, W_OK) == 0 else {
                    throw LinkError(cannot: "write to the folder “\(folder)”", -Int(errno))
                }
            } catch {
                throw LinkError("\(error.message) Check HOME and \(variable).")
            }
        }
    }
}
