import Glibc

extension Locations {
    /// Checks that the folder is there which the session has for sockets. It is the session's to make, with a life time and
    /// rights of its own; one that is made up here would hide that the variable is wrong.
    /// - Throws: a `LinkError` when it is not there, or is no folder.
    package func checkSessionDirectory() throws(LinkError) {
        let (folder, _) = LinkListener.split(runtimeDirectory)
        var status = stat()
        guard stat(folder, &status) != 0 else {
            guard status.st_mode & S_IFMT != S_IFDIR else { return }
            throw LinkError(
                "“\(folder)”, which XDG_RUNTIME_DIR names, is not a folder: let the variable name one, or unset it.")
        }
        guard errno == ENOENT else { return }
        throw LinkError(
            "There is no folder “\(folder)”, which XDG_RUNTIME_DIR names: make it with “mkdir -m 700 '\(folder)'”, or unset "
                + "the variable to use /tmp.")
    }

    /// Makes the folder of sockets and of the lock file, or checks the one that exists.
    /// - Throws: a `LinkError` when it cannot be made, belongs to another user or is open to others.
    package func createRuntimeDirectory() throws(LinkError) {
        try checkSessionDirectory()
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
