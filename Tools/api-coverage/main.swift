import APICoverage

try CoverageCommand.run(CommandLine.arguments)
