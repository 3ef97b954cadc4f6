import CPlatform
import Glibc

StandardDescriptors.occupy()
StandardSignals.restore()
// The few threads of a command take turns; a heap for each costs its start more than it gives.
platform_use_one_heap()
FirstThread().run {
    exit(await CommandLineTool.runThisProcess())
}
