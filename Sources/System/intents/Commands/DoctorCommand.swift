import IntentsClient
import IntentsLink
import IntentsModel

/// `intents doctor [APP]`.
struct DoctorCommand: Command {
    static let specification = CommandSpecification(
        name: "doctor", summary: "Check the system and the installed apps, and say how to mend what is wrong.",
        arguments: [ArgumentSpecification(name: "APP", help: "Only this app.", kind: .app, isRequired: false)],
        options: [.json],
        exitStatuses: [
            ExitStatusDescription(0, "all is well"), ExitStatusDescription(1, "there is a problem"),
            ExitStatusDescription(2, "the command line is wrong"), ExitStatusDescription(4, "no such app"),
            ExitStatusDescription(5, "the daemon cannot be reached"),
        ],
        examples: ["intents doctor", "intents doctor TravelTracking --json"])

    var app: String?
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        app = arguments.positional(0)
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let findings = try await findings(in: context)
        if json {
            context.print(.object([("formatVersion", .int(1)), ("findings", .array(findings.map { JSONText($0) }))]))
        } else {
            findings.forEach { show($0, on: context.console) }
            context.console.print(summary(findings))
        }
        return findings.contains { $0.isProblem } ? 1 : 0
    }

    private func findings(in context: CommandContext) async throws -> [Finding] {
        // What is wrong with the daemon itself nobody else can find.
        if case .unreachable(let daemon) = try await IntentsClient.look(through: context.connector) {
            return [Finding(isProblem: true, subject: "daemon", message: daemon.message, fix: daemon.fix)]
        }
        return try await context.briefClient().diagnose(app)
    }

    private func show(_ finding: Finding, on console: Console) {
        let mark = finding.isProblem ? console.strong("problem") : "ok     "
        let lines = ["\(finding.subject): \(finding.message)", finding.fix].compactMap(\.self)
            .flatMap { console.wrap($0, indentation: 9) }
        for (index, line) in lines.enumerated() {
            console.print((index == 0 ? "\(mark)  " : "         ") + line)
        }
    }

    private func summary(_ findings: [Finding]) -> String {
        let problems = findings.count { $0.isProblem }
        return problems == 0 ? "All is well." : problems == 1 ? "1 problem." : "\(problems) problems."
    }
}

extension JSONText {
    init(_ finding: Finding) {
        self = .object([
            ("problem", .bool(finding.isProblem)), ("subject", .string(finding.subject)),
            ("message", .string(finding.message)), ("fix", .text(finding.fix)),
        ])
    }
}
