import FoundationEssentials

/// The package manager's description of a package, asked for and not yet read.
///
/// It takes a third of a second of which most is waiting, so it runs beside the compiler where nothing needs it before.
struct LayoutQuestion {
    private let packagePath: String
    private let answerPath: String
    private let child: RunningChild

    /// Asks the package manager.
    /// - Parameters:
    ///   - scratchPath: where our builds keep their work. The question has a folder of its own below it: the package manager
    ///     lets only one of its commands into a folder at a time.
    ///   - silent: whether complaints are dropped, because a build that runs at the same time has the same.
    static func ask(_ options: BuildOptions, scratchPath: String, silent: Bool) throws -> LayoutQuestion {
        let folder = "\(scratchPath)/layout"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let answerPath = "\(folder)/package.json"
        let command = ChildProcess(
            program: "swift",
            arguments: [
                "package", "--package-path", options.packagePath, "--scratch-path", folder, "describe", "--type",
                "json",
            ])
        return LayoutQuestion(
            packagePath: options.packagePath, answerPath: answerPath,
            child: try command.start(writingTo: answerPath, silent: silent))
    }

    /// Waits for the answer.
    func answer() throws -> PackageLayout {
        guard child.wait() == 0, let answer = FileManager.default.contents(atPath: answerPath) else {
            throw BuildError("\(packagePath) cannot be read as a Swift package: correct its Package.swift.")
        }
        // Anything before the object is the package manager talking about its own work.
        let start = answer.firstIndex(of: UInt8(ascii: "{")) ?? answer.startIndex
        return try JSONDecoder().decode(PackageLayout.self, from: answer[start...])
    }
}
