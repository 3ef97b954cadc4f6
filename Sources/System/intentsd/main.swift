import Glibc
import IntentsDesktop
import IntentsSystem

exit(
    await DaemonProgram.run(
        arguments: Array(CommandLine.arguments.dropFirst()), desktopSession: { LogindSession(beside: $0) }))
