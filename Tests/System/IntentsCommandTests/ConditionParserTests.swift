import IntentsModel
import Testing

@testable import intents

@Suite("Conditions of a property query")
struct ConditionParserTests {
    @Test(
        "PROPERTY OPERATOR VALUE",
        arguments: [
            ("name contains x", "name", "contains", ["x"]),
            ("name CONTAINS New York", "name", "contains", ["New York"]),
            ("name is Basil", "name", "equalTo", ["Basil"]),
            ("name = Basil", "name", "equalTo", ["Basil"]),
            ("name=Basil", "name", "equalTo", ["Basil"]),
            ("name is not Basil", "name", "notEqualTo", ["Basil"]),
            ("name is nothing", "name", "equalTo", ["nothing"]),
            ("name != Basil", "name", "notEqualTo", ["Basil"]),
            ("height<5", "height", "lessThan", ["5"]),
            ("height <= 5", "height", "lessThanOrEqualTo", ["5"]),
            ("height > -5", "height", "greaterThan", ["-5"]),
            ("height >= 5", "height", "greaterThanOrEqualTo", ["5"]),
            ("name begins with Ba", "name", "hasPrefix", ["Ba"]),
            ("name ends with il", "name", "hasSuffix", ["il"]),
            ("height between 1 and 2", "height", "isBetween", ["1", "2"]),
            ("name between \"a and b\" and 'c'", "name", "isBetween", ["a and b", "c"]),
            ("name is \"\"", "name", "equalTo", [""]),
            ("  name   is   \" x \" ", "name", "equalTo", [" x "]),
        ])
    func conditions(_ text: String, _ property: String, _ comparator: String, _ values: [String]) throws {
        let condition = try ConditionParser(text: text).parse()
        #expect(
            condition
                == FindCondition(property: property, comparator: comparator, values: values.map(IntentValue.string)))
    }

    @Test(
        "What is no condition is said to be none",
        arguments: [
            ("", "it starts with no property"), ("= x", "it starts with no property"),
            ("name", "no operator follows name"), ("name like x", "no operator follows name"),
            ("name isx", "no operator follows name"), ("name is", "no value follows the operator"),
            ("height between 1", "between needs two values: between VALUE and VALUE"),
        ])
    func errors(_ text: String, _ reason: String) {
        let message =
            "“\(text)” is no condition: \(reason). Write PROPERTY OPERATOR VALUE, as in “name contains x”."
        #expect(throws: UsageError(message)) { try ConditionParser(text: text).parse() }
    }
}
