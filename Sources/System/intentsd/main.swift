import Glibc
import IntentsSystem

exit(await DaemonProgram.run(arguments: Array(CommandLine.arguments.dropFirst())))
