import FoundationEssentials
import IntentsModel

/// `intents new NAME`.
struct NewCommand: Command {
    static let specification = CommandSpecification(
        name: "new", summary: "Make a package with an app, one intent and its test.",
        arguments: [ArgumentSpecification(name: "NAME", help: "The app's name: letters and digits, a letter first.")],
        options: [
            OptionSpecification(
                "package", value: "PATH|URL",
                help: "Where OpenAppIntents is; the checkout this program was built from unless given.")
        ],
        discussion: [
            """
            The package lands in a new folder NAME: a library with the intent and its enum, the app, a test that runs the
            intent in process, Bundles/NAME.plist, a README and a CI file.
            """
        ],
        exitStatuses: [
            ExitStatusDescription(0, "success"), ExitStatusDescription(1, "the folder cannot be made"),
            ExitStatusDescription(2, "the command line is wrong, or there is such a folder already"),
        ],
        examples: [
            "intents new Garden && cd Garden && swift test && intents build",
            "intents new Garden --package ~/OpenAppIntents",
        ])

    var name: PackageName
    var package: String?

    init(_ arguments: ParsedArguments) throws {
        name = try PackageName(arguments.positional(0) ?? "")
        package = arguments.value("package")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let folder = context.absolutePath(name.text)
        guard !FileManager.default.fileExists(atPath: folder) else {
            throw UsageError("\(folder) exists already: choose another name, or remove it.")
        }
        let template = PackageTemplate(name: name, dependency: try dependency(context))
        let writer = PackageWriter(folder: folder)
        try writer.write(template.files)
        context.console.print(
            """
            Made \(name.text). Next:
              cd \(name.text)
              swift test
              intents build
              intents install .build/intents/apps/debug/\(name.text).app
              intents run GreetIntent --name World
            """)
        // A command that ends with an error has done nothing.
        if case .failed = context.console.output.state { writer.remove() }
        return 0
    }

    private func dependency(_ context: CommandContext) throws -> PackageDependency {
        if let package { return try PackageDependency(package, in: context) }
        guard let checkout = PackageDependency.checkout(of: context.programPath) else {
            throw UsageError(
                "This program was not built in a checkout of OpenAppIntents, so say where that is: --package PATH|URL.")
        }
        return .path(checkout)
    }
}
