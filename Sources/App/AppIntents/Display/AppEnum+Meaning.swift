import IntentsHost
import IntentsModel

extension AppEnum {
    /// The case that a text names: by raw value, Swift name, title or synonym, in this order.
    public static func __meaning(of text: String) async throws -> Self? {
        let cases = Array(allCases)
        if let exact = cases.first(where: { "\($0.rawValue)" == text }) { return exact }
        let rules: [(Self) -> [String]] = [
            { ["\($0.rawValue)"] }, { ["\($0)"] }, { [$0.shown(in: RunScope.locale)?.title ?? ""] },
            { $0.shown(in: RunScope.locale)?.synonyms ?? [] },
        ]
        for names in rules {
            if let found = cases.first(where: { names($0).contains { $0.isSame(as: text) } }) { return found }
        }
        throw RunError(
            .invalidValue,
            "“\(text)” is no case of \(persistentIdentifier); its cases are \(cases.map { "\($0.rawValue)" }.joined(separator: ", "))."
        )
    }

    private func shown(in locale: Locale) -> DisplayValue? {
        Self.caseDisplayRepresentations[self]?.value(in: locale)
    }
}
