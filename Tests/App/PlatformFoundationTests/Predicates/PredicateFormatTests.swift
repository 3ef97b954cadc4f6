import PlatformFoundation
import Testing

private struct Bed: Hashable {
    enum Kind: String { case herb, tree }

    var name: String
    var size = 4
    var kind = Kind.herb
    var note: String?
    var planted = Date(timeIntervalSinceReferenceDate: 0)
    var tags: [String] = []
    var price = 2.5
    var isWatered = true
}

private struct Garden {
    var name = "Oak"
    var beds: [Bed] = []
}

@Suite struct PredicateFormatTests {
    private let mint = Bed(name: "Mint Élan", note: nil, tags: ["green", "Tea"])

    @Test(arguments: [
        ("name == 'Mint Élan'", true), ("name = \"mint élan\"", false), ("name ==[c] 'mint élan'", true),
        ("name ==[cd] 'mint elan'", true), ("name != 'x' AND size > 3", true), ("size >= 4 && size <= 4", true),
        ("size < 4 || size <> 4", false), ("NOT size == 5", true), ("!(size == 4)", false), ("NOT NOT size == 4", true),
        ("size BETWEEN {1, 4}", true), ("size BETWEEN {5, 9}", false), ("name BEGINSWITH 'Mint'", true),
        ("name ENDSWITH[cd] 'ELAN'", true), ("name CONTAINS[c] 'NT'", true), ("name CONTAINS 'NT'", false),
        ("name LIKE 'M?nt*'", true), ("name LIKE[cd] '*elan'", true), ("name LIKE 'Mint'", false),
        ("name MATCHES '[A-Z][a-z]+ .*'", true), ("name MATCHES 'int'", false), ("kind == 'herb'", true),
        ("kind IN {'tree', 'herb'}", true), ("NOT kind IN {'tree'}", true), ("kind NOT IN {'tree'}", true),
        ("'int' IN name", true), ("tags CONTAINS 'green'", true), ("ANY tags BEGINSWITH[c] 't'", true),
        ("ALL tags CONTAINS 'e'", true), ("NONE tags == 'red'", true), ("SOME tags == 'red'", false),
        ("note == nil", true), ("note != NULL", false), ("note > 3", false), ("isWatered == YES", true),
        ("isWatered == FALSE", false), ("TRUEPREDICATE", true), ("FALSEPREDICATE OR size == 4", true),
        ("tags[0] == 'green'", true), ("tags[LAST] == 'Tea'", true), ("tags[SIZE] == 2", true),
        ("tags[7] == nil", true),
        ("tags.@count == 2", true), ("name.length == 9", true), ("size * 2 + 1 == 9", true),
        ("(size + 1) * 2 == 10", true),
        ("size - 1 - 1 == 2", true), ("-size == -4", true), ("price > 2.4 AND price < 2.6e0", true),
        ("size == 0x4", true),
        ("2 ** 3 == 8", true), ("uppercase(kind) == 'HERB'", true), ("add:to:(size, 1) == 5", true),
        ("abs(-4) == size", true),
        ("planted < now()", true), ("planted == CAST(0, 'NSDate')", true), ("max(size, 9) == 9", true),
        ("#size == 4", true), ("SELF.size == 4", true), ("((((size))) == 4)", true), ("sqrt(size) == 2", true),
    ])
    func holds(format: String, expected: Bool) throws {
        #expect(try NSPredicate.parsed(format).matches(mint) == expected, "\(format)")
        #expect(NSPredicate(format: format).evaluate(with: mint) == expected)
    }

    @Test func valuesAreFilledInAndNeverReadAsSyntax() {
        #expect(NSPredicate(format: "%K == %@ AND size > %d", "name", "Mint Élan", 3).evaluate(with: mint))
        #expect(NSPredicate(format: "name == %@", "' OR 1 == 1").evaluate(with: mint) == false)
        #expect(NSPredicate(format: "kind IN %@", ["herb"]).evaluate(with: mint))
        #expect(NSPredicate(format: "planted <= %@ AND price == %f", Date(), 2.5).evaluate(with: mint))
        #expect(NSPredicate(format: "size == %ld", argumentArray: [4]).evaluate(with: mint))
        #expect(NSPredicate(format: "note == %@", nil).evaluate(with: mint))
    }

    @Test func dictionariesTextsAndCollectionsAreRead() {
        let plant: [String: Any] = ["name": "Mint", "owner": ["name": "Ada"], "sizes": [1, 2]]
        #expect(NSPredicate(format: "owner.name == 'Ada' AND sizes.@sum.self == 3").evaluate(with: plant))
        #expect(NSPredicate(format: "missing == nil").evaluate(with: plant))
        #expect(NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: "abc"))
        #expect(NSPredicate(format: "SELF > 2").evaluate(with: 3))
    }

    @Test func collectionsOfObjectsAreSearched() throws {
        let garden = Garden(beds: [mint, Bed(name: "Oak", size: 9, kind: .tree, price: 4)])
        for format in [
            "ANY beds.kind == 'tree'", "NONE beds.size > 10", "beds.@max.size == 9", "beds.@avg.price == 3.25",
            "beds.@distinctUnionOfObjects.size.@count == 2 OR beds.@count == 2",
            "SUBQUERY(beds, $bed, $bed.size > 5 AND $bed.kind == 'tree').@count == 1", "ANY beds.tags == 'green'",
        ] { #expect(try NSPredicate.parsed(format).matches(garden), "\(format)") }
    }

    @Test func variablesAreFilledInLater() throws {
        let predicate = NSPredicate(format: "size > $least")
        #expect(predicate.evaluate(with: mint, substitutionVariables: ["least": 3]))
        #expect(throws: PredicateFormatError.self) { try predicate.matches(mint) }
    }

    @Test func predicatesAreCombined() throws {
        let small = NSPredicate(format: "size < %d", 5)
        let tree = NSPredicate(format: "kind == 'tree'")
        #expect(NSCompoundPredicate(orPredicateWithSubpredicates: [small, tree]).evaluate(with: mint))
        #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: [small, tree]).evaluate(with: mint))
        #expect(NSCompoundPredicate(notPredicateWithSubpredicate: tree).evaluate(with: mint))
        #expect(NSCompoundPredicate(type: .and, subpredicates: [small, NSPredicate(value: true)]).evaluate(with: mint))
    }
}
