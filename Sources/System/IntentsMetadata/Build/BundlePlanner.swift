import IntentsModel

/// Decides which executables are apps, which are extensions of which app, and what each bundle holds.
struct BundlePlanner {
    var package: PackageLayout
    var binPath: String
    var analyses: [ProductAnalysis]

    /// The apps to write, each with its extensions.
    /// - Parameter product: the only app wanted.
    func plans(product: String?) throws -> [BundlePlan] {
        let extensions = analyses.filter(\.isExtension)
        let apps = apps(hosting: extensions)
        var hosts: [String: [ProductAnalysis]] = [:]
        for analysis in extensions { hosts[try host(of: analysis, among: apps), default: []].append(analysis) }
        let wanted = try product.map { name in
            guard let app = apps.first(where: { $0.product == name }) else { throw unknown(name, among: apps) }
            return [app]
        }
        return try (wanted ?? apps).map { try plan(app: $0, extensions: hosts[$0.product] ?? []) }
    }

    /// The executables that bundles are made of: an app and its extensions, or all.
    func members(of product: String?) -> [ProductAnalysis] {
        guard let product else { return analyses }
        let extensions = analyses.filter(\.isExtension)
        let apps = apps(hosting: extensions)
        return analyses.filter { $0.product == product }
            + extensions.filter { $0.product != product && (try? host(of: $0, among: apps)) == product }
    }

    private func apps(hosting extensions: [ProductAnalysis]) -> [ProductAnalysis] {
        let executables = analyses.filter { !$0.isExtension }
        let declaring = executables.filter { !$0.extraction.isEmpty }
        // An app may leave every intent to its extension.
        return declaring.isEmpty && !extensions.isEmpty ? executables.filter(\.linksAppIntents) : declaring
    }

    private func host(of nested: ProductAnalysis, among apps: [ProductAnalysis]) throws -> String {
        let named = try BundleProperties(product: nested.product, root: package.path).hostProduct
        if let named {
            if apps.contains(where: { $0.product == named }) { return named }
            throw BuildError(
                "Bundles/\(nested.product).plist names the host \(named), which is no app of the package: name one of"
                    + " \(list(apps)).")
        }
        if apps.count == 1 { return apps[0].product }
        guard !apps.isEmpty else {
            throw BuildError(
                "The extension \(nested.product) has no app: add an executable that links AppIntents to the package.")
        }
        throw BuildError(
            "The extension \(nested.product) could belong to \(list(apps)): name one in"
                + " Bundles/\(nested.product).plist under the key \(BundleInfo.Key.host).")
    }

    private func unknown(_ name: String, among apps: [ProductAnalysis]) -> BuildError {
        let known = apps.isEmpty ? "it has none" : "it has \(list(apps))"
        return BuildError("The package has no app “\(name)”: \(known).", exitStatus: 2)
    }

    private func list(_ apps: [ProductAnalysis]) -> String {
        apps.map(\.product).joined(separator: ", ")
    }

    private func plan(app: ProductAnalysis, extensions: [ProductAnalysis]) throws -> BundlePlan {
        let derived =
            BundleProperties.identifierPart(package.name) + "." + BundleProperties.identifierPart(app.product)
        var plan = try self.plan(app, derivedIdentifier: derived)
        let identifier = try plan.properties.identifier(derived: derived)
        plan.extensions = try extensions.map { analysis in
            let derived = identifier + "." + BundleProperties.identifierPart(analysis.product)
            var nested = try self.plan(analysis, derivedIdentifier: derived)
            nested.properties.completeExtension(analysis.kind, host: identifier)
            return nested
        }
        return plan
    }

    private func plan(_ analysis: ProductAnalysis, derivedIdentifier: String) throws -> BundlePlan {
        let files = BundleFiles(
            binPath: binPath, product: analysis.linked, libraries: analysis.libraries,
            target: analysis.executable.target, package: package.name)
        var properties = try BundleProperties(product: analysis.product, root: package.path)
        let identifier = try properties.identifier(derived: derivedIdentifier)
        properties.complete(
            product: analysis.product, package: package, identifier: identifier, localizations: files.localizations)
        return BundlePlan(
            product: analysis.product, properties: properties, metadata: analysis.extraction.metadata,
            files: files.all())
    }
}
