/// Two copies of AppIntents in one process do not see each other's intents.
enum SingleCopy {
    /// The symbol of the protocol `AppIntent` itself, which only a copy of the framework has.
    private static let framework = "$s10AppIntents0A6IntentMp"

    /// Looks at the libraries that a program loads.
    /// - Parameter libraries: their paths.
    /// - Throws: `BuildError` naming program and library, when both hold the framework.
    static func verify(_ product: LinkedProduct, libraries: [String], binPath: String) throws {
        guard product.module("AppIntents") != nil else { return }
        for path in libraries {
            let isOwn = path.hasPrefix(binPath + "/")
            let file = isOwn ? String(path.dropFirst(binPath.count + 1)) : path
            let problem =
                "\(product.name) and \(file) each hold a copy of AppIntents, and intents of one are not seen by the other: "
            if isOwn, let library = self.product(of: file), holdsFramework(library, binPath: binPath) {
                throw BuildError(problem + "make the library product \(library) static.")
            }
            if holdsFramework(path) { throw BuildError(problem + "link a static library in its place.") }
        }
    }

    /// The product whose library a file of the build is.
    private static func product(of file: String) -> String? {
        guard file.hasPrefix("lib"), file.hasSuffix(".so") else { return nil }
        return String(file.dropFirst("lib".count).dropLast(".so".count))
    }

    private static func holdsFramework(_ product: String, binPath: String) -> Bool {
        (try? LinkedProduct(name: product, binPath: binPath))?.module("AppIntents") != nil
    }

    /// Of libraries that others built, only their symbols are known; one that refers to the framework has it at no address.
    private static func holdsFramework(_ path: String) -> Bool {
        let symbols = SymbolTable(file: path)?.symbols(withSuffix: framework, in: .shared) ?? []
        return symbols.contains { $0.name == framework && $0.address != 0 }
    }
}
