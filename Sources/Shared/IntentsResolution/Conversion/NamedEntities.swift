import IntentsModel
import IntentsStrings

/// What a text says of entities when it is taken for the title or a synonym of one.
///
/// Apps and the system choose by the same rule: an app with ten thousand entities sends only those that can be meant.
package struct NamedEntities {
    private let text: String
    private let wanted: String

    /// - Parameter text: what a person calls the entity.
    package init(_ text: String) {
        self.text = text
        wanted = text.folded
    }

    /// The elements that are called so, without regard to case and diacritics.
    func named<Element>(among elements: [Element], display: (Element) -> DisplayValue) -> [Element] {
        elements.filter { element in
            let display = display(element)
            return display.title.folded == wanted || display.synonyms.contains { $0.folded == wanted }
        }
    }

    /// The elements that are called so; without any, those of the nearest title, for “did you mean”.
    package func namedOrNear<Element>(among elements: [Element], display: (Element) -> DisplayValue) -> [Element] {
        let named = named(among: elements, display: display)
        guard named.isEmpty, let title = closest(to: text, in: elements.map { display($0).title }) else {
            return named
        }
        return elements.filter { display($0).title == title }
    }
}
