import IntentsMetadata

/// `intents build`.
struct BuildCommand: Command {
    static let specification = CommandSpecification(
        name: "build", summary: "Build a package's apps with their App Intents metadata, as bundles.",
        options: [
            OptionSpecification(
                "package-path", value: "P", help: "The folder of Package.swift; this one unless given."),
            OptionSpecification("product", value: "X", help: "Only this app."),
            OptionSpecification("configuration", letter: "c", value: "debug|release", help: "debug unless given."),
            OptionSpecification("output", value: "DIR", help: "Where the bundles go."),
        ],
        discussion: [
            """
            Reads Package.swift, the sources, and Bundles/PRODUCT.plist where there is one. Compiles in a scratch folder of
            its own and writes PRODUCT.app for every app, with its Metadata.appintents folder. Findings go to the error
            stream as file:line:column: severity: sentence [id]; with an error no bundle is written. The bundles' paths
            are printed, the path of the last one as the last line.
            """
        ],
        exitStatuses: [
            ExitStatusDescription(0, "success"),
            ExitStatusDescription(1, "the package does not build, or breaks a rule"),
            ExitStatusDescription(2, "the command line is wrong"),
        ],
        examples: ["intents build", "intents build --product TravelTracking -c release --output dist"])

    var options: BuildOptions

    init(_ arguments: ParsedArguments) throws {
        let name = arguments.value("configuration") ?? "debug"
        guard let configuration = BuildOptions.Configuration(rawValue: name) else {
            throw UsageError("--configuration is debug or release, not “\(name)”.")
        }
        options = BuildOptions(
            packagePath: arguments.value("package-path") ?? ".", product: arguments.value("product"),
            configuration: configuration, output: arguments.value("output"))
    }

    func run(in context: CommandContext) async throws -> Int32 {
        do {
            let result = try AppBuild(options).run()
            DiagnosticPrinter(console: context.console).print(result.diagnostics, root: result.root)
            result.bundles.forEach(context.console.print)
            return result.exitStatus
        } catch let error as BuildError {
            context.console.complain("intents build: \(error.message)")
            return error.exitStatus
        }
    }
}
