import IntentsLink
import IntentsModel

/// `intents say "PHRASE"`.
struct SayCommand: Command {
    static let specification = CommandSpecification(
        name: "say", summary: "Run what a phrase asks for.",
        arguments: [ArgumentSpecification(name: "PHRASE", help: "A phrase of an installed app, in quotes.")],
        options: [.json, .answers, .noInput, .timeout, .output, .resultType],
        discussion: [
            """
            A phrase is one that an installed app declares, with its one parameter filled in. Case, diacritics and
            punctuation do not matter.
            """
        ],
        exitStatuses: ExitStatusDescription.ofRuns,
        examples: ["intents say \"Find the closest landmark in TravelTracking\""])

    var phrase: String
    var options: RunOptions

    init(_ arguments: ParsedArguments) throws {
        phrase = arguments.positional(0) ?? ""
        guard phrase.contains(where: { !$0.isWhitespace }) else { throw UsageError("PHRASE is empty.") }
        options = try RunOptions(arguments)
    }

    func run(in context: CommandContext) async throws -> Int32 {
        try await RunSession(context: context, options: options).perform(asking: phrase) {
            client, call in
            try await client.say(SayRequest(phrase: phrase, terms: call.terms))
        }
    }

    static func document(for error: RunError, arguments: [String]) -> JSONText {
        RunCommand.document(for: error, arguments: arguments)
    }
}
