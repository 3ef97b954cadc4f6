/// What `intents build` is asked to do.
package struct BuildOptions: Hashable, Sendable {
    package enum Configuration: String, Hashable, Sendable, CaseIterable {
        case debug, release
    }

    /// The folder of `Package.swift`.
    package var packagePath: String
    /// The app to build; all apps of the package when absent.
    package var product: String?
    package var configuration: Configuration
    /// Where bundles go; `<package>/.build/intents/apps/<configuration>` when absent.
    package var output: String?

    package init(
        packagePath: String = ".", product: String? = nil, configuration: Configuration = .debug, output: String? = nil
    ) {
        self.packagePath = packagePath
        self.product = product
        self.configuration = configuration
        self.output = output
    }
}

/// What a build yields.
package struct BuildResult: Hashable, Sendable {
    /// The paths of the bundles that were written, in the order of their names.
    package var bundles: [String]
    /// Everything that was found, errors included, in the order of places.
    package var diagnostics: [Diagnostic]
    /// The folder that the diagnostics' paths start from.
    package var root: String

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// 0, or 1 when an error kept the bundles from being written.
    package var exitStatus: Int32 { hasErrors ? 1 : 0 }
}

/// The build cannot go on; the message says why and what to do.
package struct BuildError: Error, Hashable, Sendable, CustomStringConvertible {
    package var message: String
    /// 1 for a failed build, 2 for a wrong argument.
    package var exitStatus: Int32

    package init(_ message: String, exitStatus: Int32 = 1) {
        self.message = message
        self.exitStatus = exitStatus
    }

    package var description: String { message }
}
