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
            OptionSpecification(
                "previous", value: "RUNID|last|-",
                help:
                    "Hand over the result of an earlier run: by its id, the last one, or an outcome on standard input."),
            .json, .answers, .noInput, .timeout, .output, .resultType,
        ],
        takesParameters: true,
        discussion: [
            """
            --PARAM is the parameter's Swift name in kebab-case: landmarkName is --landmark-name. Give it several
            times for an array. “intents run ACTION --help” lists those of one action. For a Boolean, --PARAM alone is true and --no-PARAM is false. The options below win
            over parameters of the same name; --set always means the parameter.
            """,
            """
            What a required parameter lacks is asked for on a terminal. Without one, or with --no-input, the run ends
            with what it needed.
            """,
            """
            --answers FILE answers questions first. FILE holds a JSON object: {"name": "World", "confirmation": true}.
            A question about a parameter has the parameter's Swift name; others are called confirmation, choice or
            foreground. A list answers one that takes several values, {"inOrder": [ANSWER, ANSWER]} one that comes several
            times.
            """,
            """
            --previous gives the result of an earlier run to the parameter that is connected to it, or to the first without a
            value whose type fits. “last” is the last run in the history; - reads what “intents run --json” printed.
            """,
        ],
        exitStatuses: ExitStatusDescription.ofRuns,
        examples: [
            "intents run NavigateIntent --navigation-option map",
            "intents run org.example.traveltracking/ListLandmarksIntent --limit 3 --json",
            "intents run \"Open Landmark\" --set target=\"Mount Fuji\" --no-input",
            "intents run ClosestLandmarkIntent --json | intents run NoteIntent --previous -",
        ])

    var action: String
    var parameters: ParameterValues
    var options: RunOptions
    var previous: PreviousRun?

    init(_ arguments: ParsedArguments) throws {
        action = arguments.positional(0) ?? ""
        guard !action.isEmpty else { throw UsageError("ACTION is empty.") }
        parameters = ParameterValues(arguments: arguments.parameters)
        options = try RunOptions(arguments)
        previous = arguments.value("previous").map { PreviousRun(name: $0) }
    }

    func run(in context: CommandContext) async throws -> Int32 {
        try await RunSession(context: context, options: options).perform(asking: action) {
            client, call in
            try await perform(client, call)
        }
    }

    /// Runs with the parameters looked up in the action's description. An action that has none is run as it is named: the
    /// daemon says why it cannot be.
    private func perform(
        _ client: IntentsClient, _ call: RunSession.Call
    ) async throws -> RunReport {
        let result = try await previous?.result(from: client, patience: call.files.patience)
        guard !parameters.arguments.isEmpty,
            let reply = try? await client.describe(action, locale: call.terms.locale),
            let described = reply.action.flatMap({ reply.metadata.actions[$0] })
        else { return try await client.run(request(try parameters.values(for: nil), result, call.terms)) }
        let values = try await InputThread.run { try parameters.values(for: described, files: call.files) }
        return try await client.run(request(values, result, call.terms))
    }

    private func request(
        _ values: [String: IntentValue], _ previousResult: IntentValue?, _ terms: RunTerms
    ) -> RunRequest {
        RunRequest(
            action: action, values: values, previousResult: previousResult, terms: terms)
    }

    /// With an action, its parameters.
    static func help(_ arguments: ParsedArguments, in context: CommandContext) async throws -> String? {
        guard let name = arguments.positional(0) else { return nil }
        let reply = try await context.client().describe(name, locale: context.locale)
        guard let action = reply.action.flatMap({ reply.metadata.actions[$0] }) else {
            throw RunError(.notFound, "“\(name)” is an app: name one of its actions.")
        }
        return ActionHelp.text(action, reply, width: context.console.width)
    }

    static func document(for error: RunError, arguments: [String]) -> JSONText {
        JSONText(RunReport(error: error, action: arguments.first { !$0.hasPrefix("-") } ?? ""))
    }
}
