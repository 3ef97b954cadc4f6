import PlatformFoundation
import Testing

@Suite struct PredicateProblemTests {
    private struct Bed {
        var name = "Mint"
        var size = 4
    }

    /// What reading or evaluating a format says.
    private func problem(_ format: String, _ arguments: [Any?] = []) -> String? {
        do {
            _ = try NSPredicate.parsed(format, arguments: arguments).matches(Bed())
            return nil
        } catch { return error.localizedDescription }
    }

    @Test(arguments: [
        ("", "1: a value or a property's name is expected, found the end."),
        ("name", "5: a comparison such as == or CONTAINS is expected, found the end."),
        ("name ==", "8: a value or a property's name is expected, found the end."),
        ("name == 'x", "9: the text has no closing '."),
        ("(name == 'x'", "13: “)” is expected, found the end."),
        ("name == 'x' 3", "13: the end, AND or OR is expected, found 3."),
        ("name == 'x' AND", "16: a value or a property's name is expected, found the end."),
        ("name ~ 'x'", "6: “~” has no meaning here."),
        ("name CONTAINS[q] 'x'", "15: c, d, n or l is expected, found “q”."),
        ("name == %@", "9: no argument is left for this; 0 given."),
        ("name == %y", "9: “%” has to be followed by @, K or the letter of a number, for example %d."),
        ("ANY name", "9: a comparison such as == or CONTAINS is expected, found the end."),
        ("(name == 'x') + 1 == 2", "15: a value, not a comparison, is expected, found “+”."),
    ])
    func syntaxErrorsNameThePlace(format: String, expected: String) {
        #expect(problem(format) == "The predicate format “\(format)” is wrong at character \(expected)")
    }

    @Test(arguments: [
        ("colour == 'red'", "Bed has no property “colour” that a predicate can read."),
        ("NOT colour == 'red'", "Bed has no property “colour” that a predicate can read."),
        ("name > 3", "A predicate cannot order String and Int64."),
        ("name + 1 == 2", "A predicate calculates here, and String is not a number."),
        ("size BEGINSWITH 'x'", "A predicate compares texts here, and Int is none."),
        ("size BETWEEN 3", "BETWEEN needs a list of two values on its right, for example {1, 10}."),
        ("ANY size == 3", "ANY, ALL and NONE need a collection, and Int is none."),
        ("name MATCHES '('", "“(” is not a regular expression that MATCHES can use."),
        ("grow(size) == 3", "“grow” is not a function that predicates know."),
        ("size == $x", "The predicate's variable $x has no value; give it in substitutionVariables."),
        ("CAST(size, 'Bed') == 3", "CAST knows 'NSDate', 'NSNumber' and 'NSString', not 'Bed'."),
        ("sqrt(1, 2) == 3", "The predicate function sqrt takes 1 value, not 2."),
        ("size == 4 / 0", ""),
    ])
    func whatCannotBeEvaluatedIsNamed(format: String, expected: String) {
        #expect(problem(format) ?? "" == expected)
    }

    @Test func aWrongFormatHoldsForNothing() {
        #expect(!NSPredicate(format: "name ==").evaluate(with: Bed()))
        #expect(!NSPredicate(format: "NOT colour == 1").evaluate(with: Bed()))
    }

    @Test(arguments: ["(", "{", "NOT (", "a[", "abs(", "((a + "])
    func aMegabyteOfNestingIsAnError(part: String) throws {
        let format = String(repeating: part, count: 1_000_000 / part.count)
        let message = try #require(problem(format))
        #expect(message.hasSuffix("brackets are nested more than 100 deep."))
    }

    @Test(arguments: [
        ("!", "TRUEPREDICATE"), ("-", "1 == 1"), ("1 + ", "1 == 0"), ("1 == 1 AND ", "1 == 1"), ("a.", "a == 1"),
    ])
    func aMegabyteOfAnythingElseIsRead(part: String, end: String) throws {
        let format = String(repeating: part, count: 500_000 / part.count) + end
        _ = try NSPredicate.parsed(format).matches([String: Any]())
    }

    @Test func aHostileWildcardEndsSoon() {
        let text = String(repeating: "a", count: 2_000)
        let pattern = String(repeating: "*a", count: 200) + "b"
        #expect(!NSPredicate(format: "SELF LIKE %@", pattern).evaluate(with: text))
    }
}
