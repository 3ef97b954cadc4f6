import Testing

@testable import intents

@Suite("Taking a command line apart")
struct ArgumentParserTests {
    private func parse(_ line: String, _ command: any Command.Type = RunCommand.self) throws(UsageError)
        -> ParsedArguments
    {
        try ArgumentParser(specification: command.specification).parse(line.split(separator: " ").map(String.init))
    }

    @Test("A parameter's value follows it or stands behind an equals sign")
    func parameterValues() throws {
        let parsed = try parse("Water --plant Basil --amount=cup --note=")
        #expect(parsed.positionals == ["Water"])
        #expect(
            parsed.parameters == [
                ParameterArgument(name: "plant", form: .value("Basil")),
                ParameterArgument(name: "amount", form: .value("cup")),
                ParameterArgument(name: "note", form: .value("")),
            ])
    }

    @Test("An argument that is too long to be a name, a phrase or a path is refused")
    func longArgument() throws {
        let error = #expect(throws: UsageError.self) { try parse(String(repeating: "N", count: 5000)) }
        #expect(error?.message == "ACTION has at most 4096 characters; this has 5000.")
        _ = try parse("Water --note=" + String(repeating: "N", count: 5000))
    }

    @Test("Negative numbers are values, options are not")
    func negativeNumbers() throws {
        let parsed = try parse("Closest --latitude -33.5 --gently --json")
        #expect(
            parsed.parameters == [
                ParameterArgument(name: "latitude", form: .value("-33.5")),
                ParameterArgument(name: "gently", form: .bare),
            ])
        #expect(parsed.flags == ["json"])
    }

    @Test("A refused Boolean never takes the next argument")
    func refusal() throws {
        let parsed = try parse("--no-gently Water")
        #expect(parsed.parameters == [ParameterArgument(name: "no-gently", form: .bare)])
        #expect(parsed.positionals == ["Water"])
    }

    @Test("Repeated parameters keep their order")
    func repeated() throws {
        let parsed = try parse("Water --note a --note b")
        #expect(parsed.parameters.map(\.form) == [.value("a"), .value("b")])
    }

    @Test("Reserved options win over parameters; --set always means the parameter")
    func reserved() throws {
        let parsed = try parse("Water --timeout 5 --set timeout=9 --set a=b=c")
        #expect(parsed.value("timeout") == "5")
        #expect(
            parsed.parameters == [
                ParameterArgument(name: "timeout", form: .set("9")), ParameterArgument(name: "a", form: .set("b=c")),
            ])
    }

    @Test("Behind -- everything is an argument")
    func terminator() throws {
        #expect(try parse("-- --odd", OpenCommand.self).positionals == ["--odd"])
    }

    @Test("--help needs nothing else")
    func help() throws {
        #expect(try parse("--help").has("help"))
        #expect(try parse("-h").has("help"))
    }

    @Test(
        "What is wrong is said in one sentence",
        arguments: [
            ("", "ACTION is missing."),
            ("A B", "“B” is one argument too many."),
            ("A --timeout", "--timeout needs a value: --timeout S|none."),
            ("A --timeout --json", "--timeout needs a value: --timeout S|none."),
            ("A --json=yes", "--json takes no value."),
            ("A --timeout 1 --timeout 2", "--timeout is given twice."),
            ("A --set name", "--set needs NAME=VALUE, not “name”."),
            ("A --set =x", "--set needs NAME=VALUE, not “=x”."),
            ("A --=x", "--=x names no parameter."),
            ("A -x", "There is no option -x."),
            ("A --output=", "--output is empty: it needs a path, or - for the standard output."),
            (
                "A --output - --json",
                "--json and --output - both want the standard output: give --output a path."
            ),
        ])
    func errors(_ line: String, _ message: String) {
        #expect(throws: UsageError(message)) { try RunOptions(try parse(line)) }
    }

    @Test("What follows a parameter and has no two dashes is its value", arguments: ["-x", "-h", "-é", "-1", "-"])
    func dashes(_ value: String) throws {
        #expect(
            try parse("A --text \(value)").parameters
                == [ParameterArgument(name: "text", form: .value(value))])
        #expect(try parse("A --as \(value)").value("as") == value)
    }

    @Test(
        "A slip in a name gets a suggestion",
        arguments: [
            ("--jsno", "There is no option --jsno. Did you mean “--json”?"),
            ("--limt 3", "There is no option --limt. Did you mean “--limit”?"),
            ("--xyzzy", "There is no option --xyzzy."),
        ])
    func suggestions(_ line: String, _ message: String) {
        #expect(throws: UsageError(message)) { try parse("a \(line)", SearchCommand.self) }
    }

    @Test("An argument with fixed choices takes no other")
    func choices() {
        #expect(throws: UsageError("VERB is start, stop, status, not “stat”. Did you mean “start”?")) {
            try parse("stat", DaemonCommand.self)
        }
    }

    @Test(
        "Swift names become kebab-case",
        arguments: [
            ("name", "name"), ("landmarkName", "landmark-name"), ("imageURL", "image-url"), ("URLPath", "url-path"),
            ("imageURLs", "image-urls"), ("snake_case", "snake-case"), ("x1Value", "x1-value"), ("ID", "id"),
        ])
    func kebabCase(_ name: String, _ kebab: String) {
        #expect(ParameterName.kebabCase(name) == kebab)
    }

    @Test(
        "The time limit is seconds or none",
        arguments: [
            ("0", "--timeout takes seconds above 0 and up to 31536000 (a year), or none; not “0”."),
            ("-1", "--timeout takes seconds above 0 and up to 31536000 (a year), or none; not “-1”."),
            ("nan", "--timeout takes seconds above 0 and up to 31536000 (a year), or none; not “nan”."),
            ("1e99", "--timeout takes seconds above 0 and up to 31536000 (a year), or none; not “1e99”."),
            ("soon", "--timeout takes seconds above 0 and up to 31536000 (a year), or none; not “soon”."),
        ])
    func timeouts(_ text: String, _ message: String) throws {
        #expect(throws: UsageError(message)) { try RunOptions(try parse("A --timeout=\(text)")) }
        #expect(try RunOptions(try parse("A --timeout none")).timeout == 0)
        #expect(try RunOptions(try parse("A --timeout 2.5")).timeout == 2.5)
        #expect(try RunOptions(try parse("A")).timeout == nil)
    }

    @Test("A content type is an identifier, or the name that Swift code uses")
    func contentTypes() throws {
        #expect(try RunOptions(try parse("A --as png")).resultType == "public.png")
        #expect(try RunOptions(try parse("A --as=org.example.own")).resultType == "org.example.own")
        #expect(
            throws: UsageError(
                "--as takes a content type such as public.png or png, not “jpegg”.", didYouMean: "jpeg")
        ) { try RunOptions(try parse("A --as jpegg")) }
    }
}
