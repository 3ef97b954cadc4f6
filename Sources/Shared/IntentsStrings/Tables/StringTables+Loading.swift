import FoundationEssentials

extension StringTables {
    /// A larger file is refused: no table of texts gets there, and a bundle is not trusted.
    private static let largestFile = 32 << 20

    /// Loads `*.lproj/*.strings` and `*.xcstrings` of a bundle folder and of the `*.resources` folders in it.
    ///
    /// A file that cannot be read becomes one of `problems`; the others are used. Where two files define a key in one
    /// language, the folder itself comes before its resource folders, and these in the order of their names.
    package init(bundleAt folder: String) { self.init(folders: Self.folders(ofBundleAt: folder)) }

    /// A bundle folder and the `*.resources` folders in it.
    package static func folders(ofBundleAt folder: String) -> [String] {
        [folder] + contents(of: folder, suffix: ".resources")
    }

    /// Loads the tables of folders, the first before the others.
    package init(folders: [String]) {
        self.init()
        let catalogLanguages = folders.flatMap { load($0) }
        let declared = folders.lazy.compactMap(Self.developmentRegion).first ?? catalogLanguages.first
        if let declared { developmentLanguage = LanguageTag(declared) }
    }

    /// Loads one folder and gives the source languages of its catalogs.
    private mutating func load(_ folder: String) -> [String] {
        for project in Self.contents(of: folder, suffix: ".lproj") {
            let language = LanguageTag(Self.name(of: project, without: ".lproj"))
            for file in Self.contents(of: project, suffix: ".strings") { loadStrings(file, language: language) }
            problems += Self.contents(of: project, suffix: ".stringsdict").map {
                Self.whole(
                    StringTableProblem(
                        file: $0, message: "This form is not read. Move its plurals to a string catalog."))
            }
        }
        return Self.contents(of: folder, suffix: ".xcstrings").compactMap { loadCatalog($0) }
    }

    private mutating func loadStrings(_ file: String, language: LanguageTag) {
        do throws(StringTableProblem) {
            let parser = try StringsParser(Self.read(file), file: file)
            problems += parser.problems
            add(
                parser.entries.mapValues { StringEntry(localizations: [language: StringLocalization(.text($0))]) },
                table: Self.name(of: file, without: ".strings"))
        } catch {
            problems.append(Self.whole(error))
        }
    }

    private mutating func loadCatalog(_ file: String) -> String? {
        do throws(StringTableProblem) {
            let catalog = try StringCatalog(Self.read(file), file: file)
            add(catalog.entries, table: Self.name(of: file, without: ".xcstrings"))
            return catalog.sourceLanguage
        } catch {
            problems.append(Self.whole(error))
            return nil
        }
    }

    private static func whole(_ problem: StringTableProblem) -> StringTableProblem {
        var problem = problem
        problem.isWholeFile = true
        return problem
    }

    private mutating func add(_ entries: [String: StringEntry], table: String) {
        tables[table, default: [:]].merge(entries) { mine, new in
            var merged = mine
            merged.merge(new)
            return merged
        }
    }

    // MARK: Files

    private static func contents(of folder: String, suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
    }

    private static func name(of path: String, without suffix: String) -> String {
        String((path.split(separator: "/").last ?? "").dropLast(suffix.count))
    }

    private static func read(_ file: String) throws(StringTableProblem) -> Data {
        guard let data = try? Data(contentsOf: URL(filePath: file)) else {
            throw StringTableProblem(file: file, message: "The file cannot be read. Check that it is a readable file.")
        }
        guard data.count <= largestFile else {
            throw StringTableProblem(
                file: file, message: "The file has \(data.count) bytes; at most \(largestFile) are read. Split it.")
        }
        return data
    }

    private static func developmentRegion(of folder: String) -> String? {
        struct Info: Decodable { var CFBundleDevelopmentRegion: String? }
        guard let data = try? read("\(folder)/Info.plist") else { return nil }
        return (try? PropertyListDecoder().decode(Info.self, from: data))?.CFBundleDevelopmentRegion
    }
}
