import IntentsModel
import IntentsStrings

/// The string tables of the bundles this process has asked for, each loaded once.
enum BundleTables {
    private static let loaded = Lock<[String: StringTables]>([:])

    static func tables(of bundle: LocalizedStringResource.BundleDescription) -> StringTables {
        let folder = bundle.folder.path
        return loaded.withLock { tables in
            if let known = tables[folder] { return known }
            let fresh = StringTables(bundleAt: folder)
            tables[folder] = fresh
            report(fresh.problems)
            return fresh
        }
    }

    // A table that cannot be read must not pass for one without translations.
    private static func report(_ problems: [StringTableProblem]) {
        for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    }
}
