/// Why a bundle cannot be used: a stable code, and a sentence that names the bundle, what is wrong and what to do.
package struct BundleError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Sendable {
        case notFound, notAFolder, noInfo, unreadableInfo, invalidInfo
        case noMetadata, unreadableMetadata, newerMetadata, duplicateIdentifier, contradictoryMetadata
        case leavesBundle, unsupportedFile, tooLarge
        case noExecutable, notExecutable, wrongProgram, misplacedExtension
    }

    package var code: Code
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { message }
}
