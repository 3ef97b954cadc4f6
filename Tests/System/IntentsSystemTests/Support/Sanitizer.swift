import Glibc

/// The address or thread sanitizer of this test process, and so of every program of the build that tests start.
enum Sanitizer {
    /// Its runtime takes more memory than an extension may have, and keeps freed memory on purpose.
    static let isUsed = ["asan", "tsan"].contains { dlsym(nil, "__\($0)_init") != nil }
}
