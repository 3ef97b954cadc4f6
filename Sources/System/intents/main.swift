import Glibc

StandardDescriptors.occupy()
// A reader that goes away ends a command quietly: writing tells, instead of the signal.
signal(SIGPIPE, SIG_IGN)
exit(await CommandLineTool(context: .ofThisProcess()).run(Array(CommandLine.arguments.dropFirst())))
