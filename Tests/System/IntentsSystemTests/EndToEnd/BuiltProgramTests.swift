import IntentsLink
import IntentsModel
import Testing

@testable import IntentsMetadata
@testable import IntentsSystem

@Suite("Programs compiled as `intents build` does", .serialized, .timeLimit(.minutes(5)))
struct BuiltProgramTests {
    private let launcher = SystemLauncher(environment: ["PATH": "/usr/bin:/bin"])

    @Test(
        "KP-09, KP-38: every type of parameter, with and without a shortcut, is extracted, listed and runs in every build",
        arguments: BuildOptions.Configuration.allCases)
    func matrix(_ configuration: BuildOptions.Configuration) async throws {
        let folder = try TemporaryFolder()
        let program = try await ProgramCompiler(folder: folder).program(
            "Garden", source: ParameterMatrix.source, configuration)
        #expect(program.findings == [])
        #expect(program.metadata.actions.keys.sorted() == ParameterMatrix.identifiers)
        let bundle = BundleFixture(metadata: program.metadata, copiedProgram: program.path)
        let checked = try BundleCheck(path: bundle.write(to: folder.path)).run().diagnostics.map(\.id)
        #expect(checked == (configuration == .release ? ["program-stripped"] : []))
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(bundle)
            let listed = try await system.client.send(ListActionsRequest(locale: "en"))
            #expect(listed.map(\.identifier).sorted() == ParameterMatrix.identifiers)
            for row in ParameterMatrix.rows {
                try await run(row.plain, row, in: system)
                try await run(row.shortcut, row, in: system)
                try await say(row, in: system)
            }
        }
    }

    private func run(_ action: String, _ row: ParameterMatrix.Row, in system: TestSystem) async throws {
        let all = try await system.client.run(action, row.values)
        #expect(all.outcome == .success, "\(action): \(all.error?.message ?? "")")
        #expect(all.value?.plain == .array(row.expected), "\(action)")
        var fewer = row.values
        fewer["maybe"] = nil
        fewer["many"] = .array([])
        #expect(try await system.client.run(action, fewer).value?.plain == .array([row.expected[0]]), "\(action)")
    }

    /// A phrase gives one parameter at most, so the run comes to the first that is left.
    private func say(_ row: ParameterMatrix.Row, in system: TestSystem) async throws {
        let report = try await system.client.say(row.utterance)
        #expect(report.outcome == .needsValue, "\(row.utterance): \(report.error?.message ?? "")")
        #expect(report.action == "com.example.garden/\(row.shortcut)")
        #expect(report.error?.parameter == (row.slot == nil ? "one" : "many"), "\(row.utterance)")
    }
}

extension IntentValue {
    /// What identifies the value, without texts for people.
    fileprivate var plain: IntentValue {
        switch self {
        case .array(let values): .array(values.map(\.plain))
        case .enumCase(let value): .string(value.rawValue)
        case .entity(let value): .string(value.identifier)
        default: self
        }
    }
}
