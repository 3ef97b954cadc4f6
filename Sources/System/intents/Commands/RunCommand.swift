import IntentsClient
import IntentsLink
import IntentsModel

/// `intents run ACTION`.
struct RunCommand: Command {
    static let specification = CommandSpecification(
        name: "run", summary: "Run an action.",
        arguments: [
            ArgumentSpecification(
                name: "ACTION", help: "TypeName, bundle.id/TypeName, or the title in quotes.", kind: .action)
        ],
        options: [
            OptionSpecification(
                "set", value: "NAME=VALUE", repeats: true,
                help: "Give a parameter by its Swift name, also one named like an option."),
            .json, .noInput, .timeout,
        ],
        takesParameters: true,
        discussion: [
            """
            --PARAM is the parameter's Swift name in kebab-case: landmarkName is --landmark-name. Give it several
            times for an array. For a Boolean, --PARAM alone is true and --no-PARAM is false. The options below win
            over parameters of the same name; --set always means the parameter.
            """,
            """
            What a required parameter lacks is asked for on a terminal. Without one, or with --no-input, the run ends
            with what it needed.
            """,
        ],
        exitStatuses: ExitStatusDescription.ofRuns,
        examples: [
            "intents run NavigateIntent --option landmarks",
            "intents run com.example.travel/ClosestLandmarkIntent --latitude 48.86 --longitude 2.35 --json",
            "intents run \"Open Landmark\" --set target=\"Mount Fuji\" --no-input",
        ])

    var action: String
    var parameters: ParameterValues
    var options: RunOptions

    init(_ arguments: ParsedArguments) throws {
        action = arguments.positional(0) ?? ""
        guard !action.isEmpty else { throw UsageError("ACTION is empty.") }
        parameters = ParameterValues(arguments: arguments.parameters)
        options = try RunOptions(arguments)
    }

    func run(in context: CommandContext) async throws -> Int32 {
        try await RunSession(context: context, options: options).perform(asking: action) { client, call in
            try await perform(client, call)
        }
    }

    private func perform(_ client: IntentsClient, _ call: RunSession.Call) async throws -> RunReport {
        let isDescribed = parameters.needDescription
        let description = isDescribed ? try await describe(client, call.locale) : nil
        let request = RunRequest(
            action: action, values: try parameters.values(for: description), isInteractive: call.isInteractive,
            timeout: options.timeout, locale: call.locale, runID: call.runID)
        let report = try await client.run(request)
        if report.outcome == .invalidValue, !isDescribed, let description = try? await describe(client, call.locale),
            let unknown = parameters.firstUnknown(in: description)
        {
            throw unknown
        }
        return report
    }

    private func describe(_ client: IntentsClient, _ locale: String) async throws -> ActionDescription? {
        let reply = try await client.describe(action, locale: locale)
        return reply.action.flatMap { reply.metadata.actions[$0] }
    }

    static func document(for error: RunError, arguments: [String]) -> JSONText {
        JSONText(RunReport(error: error, action: arguments.first { !$0.hasPrefix("-") } ?? ""))
    }
}
