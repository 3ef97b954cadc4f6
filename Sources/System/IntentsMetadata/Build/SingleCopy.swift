/// Two copies of AppIntents in one process do not see each other's intents.
enum SingleCopy {
    /// Looks at the libraries that a program loads.
    /// - Parameter libraries: their paths.
    /// - Throws: `BuildError` naming program and library, when both hold the framework.
    static func verify(_ product: LinkedProduct, libraries: [String], binPath: String) throws {
        guard product.module("AppIntents") != nil else { return }
        for path in libraries where path.hasPrefix(binPath + "/lib") && path.hasSuffix(".so") {
            let file = path.dropFirst(binPath.count + 1)
            let library = String(file.dropFirst("lib".count).dropLast(".so".count))
            guard let linked = try? LinkedProduct(name: library, binPath: binPath),
                linked.module("AppIntents") != nil
            else { continue }
            throw BuildError(
                "\(product.name) and \(file) each hold a copy of AppIntents, and intents of one are not seen by the"
                    + " other: make the library product \(library) static.")
        }
    }
}
