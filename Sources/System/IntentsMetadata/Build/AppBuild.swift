import FoundationEssentials
import Glibc
import IntentsModel

/// Builds a package's apps: compile, read, check, lay out. One error, and no bundle is written.
package struct AppBuild {
    private let options: BuildOptions

    package init(_ options: BuildOptions) { self.options = options }

    /// Builds and writes the bundles.
    /// - Throws: `BuildError` when the package cannot be compiled or laid out; findings about the source are returned.
    package func run() throws -> BuildResult {
        let writer = BundleWriter(
            output: try outputPath ?? "\(scratchPath)/apps/\(options.configuration.rawValue)")
        var previous: [String: AppMetadata] = [:]
        let analysis = try analyze { package in
            previous = writer.previousMetadata(of: package.executables.map(\.product))
        }
        guard !analysis.result.hasErrors else { return analysis.result }
        let plans = try analysis.plans(product: options.product)
        var result = analysis.result
        let comparison = plans.flatMap { plan in
            plan.findings
                + (previous[plan.product].map { RemovedIdentifierRule.check(plan.metadata, against: $0) } ?? [])
        }
        let tables = analysis.tables.damage(for: analysis.products.filter(\.linksAppIntents))
        result.diagnostics = (result.diagnostics + comparison + tables).sorted(by: Diagnostic.precedes)
        guard !result.hasErrors else { return result }
        result.bundles = try plans.map { try writer.write($0) }
        return result
    }

    /// Compiles and checks without writing bundles.
    /// - Parameter locales: whether texts that a language of the package lacks are errors too.
    package func check(locales: Bool = false) throws -> BuildResult {
        let analysis = try analyze()
        var result = analysis.result
        var more: [Diagnostic] = []
        if !result.hasErrors { more += try analysis.plans(product: options.product).flatMap(\.findings) }
        more += analysis.products.flatMap { product in
            LocaleCheck(
                metadata: product.extraction.metadata, places: analysis.tables.places(for: product), declared: []
            ).check(gaps: locales)
        }
        result.diagnostics = Set(result.diagnostics + more).sorted(by: Diagnostic.precedes)
        return result
    }

    private struct Analysis {
        var package: PackageLayout
        var result: BuildResult
        var products: [ProductAnalysis]
        var binPath: String

        var tables: PackageTables { PackageTables(package: package, binPath: binPath) }

        /// The bundles that a build would write.
        func plans(product: String?) throws -> [BundlePlan] {
            try BundlePlanner(package: package, binPath: binPath, analyses: products).plans(product: product)
        }
    }

    /// - Parameter meanwhile: what can be done while the compiler works, with the package's layout.
    private func analyze(meanwhile: (PackageLayout) -> Void = { _ in }) throws -> Analysis {
        let (package, binPath) = try compile(meanwhile)
        let products = try package.executables.map {
            try ProductAnalysis($0, binPath: binPath, root: package.path)
        }
        // What is wrong in another app keeps nobody from building this one.
        let members = BundlePlanner(package: package, binPath: binPath, analyses: products).members(of: options.product)
        let diagnostics = Set(members.flatMap(\.diagnostics)).sorted(by: Diagnostic.precedes)
        return Analysis(
            package: package, result: BuildResult(bundles: [], diagnostics: diagnostics, root: package.path),
            products: products, binPath: binPath)
    }

    /// Compiles the package and learns its layout: at the same time, unless the layout decides how to link.
    private func compile(_ meanwhile: (PackageLayout) -> Void) throws -> (package: PackageLayout, binPath: String) {
        switch options.configuration {
        case .debug: return try compileWhileAsking(meanwhile)
        case .release: return try compileAfterAsking(meanwhile)
        }
    }

    private func compileWhileAsking(
        _ meanwhile: (PackageLayout) -> Void
    ) throws -> (package: PackageLayout, binPath: String) {
        let build = SwiftBuild(
            options: options, scratchPath: try scratchPath, linksStandardLibraryStatically: false)
        let compiler = try build.start()
        let package: PackageLayout
        do {
            package = try LayoutQuestion.ask(options, scratchPath: try scratchPath, silent: true).answer()
        } catch {
            // The compiler says what is wrong with the manifest.
            _ = compiler.wait()
            throw error
        }
        do {
            try requireProduct(of: package)
        } catch {
            compiler.terminate()
            throw error
        }
        meanwhile(package)
        try build.finish(compiler, of: package)
        return (package, try build.binPath)
    }

    /// Programs carry Swift's libraries, but not beside a library of the package that brings its own.
    private func compileAfterAsking(
        _ meanwhile: (PackageLayout) -> Void
    ) throws -> (package: PackageLayout, binPath: String) {
        let package = try LayoutQuestion.ask(options, scratchPath: try scratchPath, silent: false).answer()
        try requireProduct(of: package)
        let build = SwiftBuild(
            options: options, scratchPath: try scratchPath,
            linksStandardLibraryStatically: !package.hasDynamicLibrary)
        let compiler = try build.start()
        meanwhile(package)
        try build.finish(compiler, of: package)
        return (package, try build.binPath)
    }

    private func requireProduct(of package: PackageLayout) throws {
        guard let product = options.product, !package.executables.contains(where: { $0.product == product }) else {
            return
        }
        let names = package.executables.map(\.product)
        throw BuildError(
            "The package has no executable “\(product)”: "
                + (names.isEmpty ? "it has none." : "it has \(names.joined(separator: ", "))."),
            exitStatus: 2)
    }

    /// A folder of our own: the flags would make a plain `swift build` compile everything again.
    private var scratchPath: String {
        get throws {
            guard let path = realpath(options.packagePath, nil) else {
                throw BuildError("There is no folder \(options.packagePath).", exitStatus: 2)
            }
            defer { free(path) }
            let root = String(cString: path)
            guard FileManager.default.fileExists(atPath: "\(root)/Package.swift") else {
                throw BuildError(
                    "There is no Package.swift in \(root): name the folder of your package, or go there.",
                    exitStatus: 2)
            }
            return "\(root)/.build/intents"
        }
    }

    /// `--output`, absolute.
    private var outputPath: String? {
        options.output.map { path in
            path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        }
    }
}
