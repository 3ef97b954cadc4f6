import IntentsModel

extension ValueConverter {
    /// A file with its content. A path is read by whoever was given it: the system opens no file that a caller names.
    func file(_ value: IntentValue) throws -> IntentValue {
        guard case .file(let file) = value else {
            throw problem("“${title}” takes a file; ${value} is not one.", value)
        }
        guard file.data.count <= FileValue.maximumSize else {
            throw problem(
                "“${title}” takes a file of at most ${limit} MB; ${value} is larger.",
                ["limit": "\(FileValue.maximumSize >> 20)", "value": value.spelling])
        }
        return value
    }
}
