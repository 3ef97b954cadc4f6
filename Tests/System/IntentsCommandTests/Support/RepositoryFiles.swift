/// Files of the repository that tests compare with.
enum RepositoryFiles {
    static func path(_ file: String) -> String {
        let root = #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
        return "/\(root)/\(file)"
    }
}
