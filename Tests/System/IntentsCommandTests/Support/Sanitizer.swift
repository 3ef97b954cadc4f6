import Glibc

/// What the tools do differently that look for faults while the tests run.
enum Sanitizer {
    /// It runs a signal's handler only when the thread comes back from its call to the kernel, so that a program that waits in
    /// `open()` hears nothing.
    static let keepsSignalsBack = dlsym(nil, "__tsan_init") != nil

    /// What it was told, for programs that a test starts: they end with what they hold, which is no leak.
    static let variables = getenv("ASAN_OPTIONS").map { ["ASAN_OPTIONS": String(cString: $0)] } ?? [:]
}
