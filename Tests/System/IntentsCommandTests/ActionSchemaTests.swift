import FoundationEssentials
import IntentsModel
import Testing

@testable import intents

@Suite("intents show --schema")
struct ActionSchemaTests {
    @Test("The parameters of an action are a JSON Schema with types, limits, defaults and what is required")
    func schema() async throws {
        let run = await (try DaemonStub()).tester.run("show", "WaterPlant", "--schema")
        #expect(run.status == 0)
        let plain =
            "{\"title\": \"Timeout\", \"description\": \"Written as a whole number such as 5.\", \"type\": \"integer\"}"
        let expected = """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$comment": "intents run garden.app/WaterPlant --json --no-input --set NAME=VALUE",
              "title": "Water Plant", "description": "Waters one plant.", "type": "object",
              "properties": {
                "plant": {
                  "title": "Plant", "type": "string",
                  "description": "Written as an identifier, or words that the app's query understands."
                },
                "amount": {
                  "title": "Amount", "type": "string", "enum": ["sip", "cup"], "default": "cup",
                  "$comment": "sip: A sip; cup: One cup", "description": "Written as a case by its name or title."
                },
                "litresPerDay": {
                  "title": "Litres", "type": "number", "minimum": 0, "maximum": 10,
                  "description": "Written as a number such as 2.5."
                },
                "gently": {"title": "Gently", "type": "boolean"},
                "notes": {
                  "title": "Notes", "type": "array", "items": {"type": "string"}, "minItems": 0, "maxItems": 3
                },
                "timeout": \(plain)
              },
              "required": ["plant"], "additionalProperties": false
            }
            """
        #expect(try run.json == JSONDecoder().decode(JSONValue.self, from: Data(expected.utf8)))
    }

    @Test(
        "A schema takes the values that a run takes, and refuses others",
        arguments: [
            (#"{"plant": "7", "amount": "sip", "litresPerDay": 2.5, "gently": true, "notes": ["a"]}"#, true),
            (#"{"plant": "7"}"#, true),
            (#"{"amount": "sip"}"#, false),
            (#"{"plant": "7", "amount": "bucket"}"#, false),
            (#"{"plant": "7", "litresPerDay": 11}"#, false),
            (#"{"plant": "7", "notes": ["a", "b", "c", "d"]}"#, false),
            (#"{"plant": "7", "bed": "x"}"#, false),
        ])
    func validation(document: String, isValid: Bool) async throws {
        let run = await (try DaemonStub()).tester.run("show", "WaterPlant", "--schema")
        let validator = SchemaValidator(try run.json)
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(document.utf8))
        #expect(validator.problems(value).isEmpty == isValid)
    }

    @Test("KP-34: the schema of a date states the accepted forms")
    func dates() throws {
        let parameter = ParameterDescription(
            name: "when", title: LocalizedText("When"), valueType: .primitive(.date), isOptional: true)
        let schema = ParameterSchema(parameter: parameter, metadata: AppMetadata()).json.rendered()
        let expected = """
            {
              "title": "When", "type": "string",
              "description": "Written as YYYY-MM-DD, an ISO 8601 instant such as 2026-02-03T10:00:00Z, or words such as today, tomorrow 9am, next friday, March 5, in 2 hours, 20 minutes ago.",
              "anyOf": [
                {"format": "date"}, {"format": "date-time"},
                {"description": "Words such as today, tomorrow 9am, next friday, March 5 or in 2 hours."}
              ]
            }
            """
        let decode = { (text: String) in try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }
        #expect(try decode(schema) == decode(expected))
    }

    @Test("An app has the schemas of the actions that people are offered")
    func app() async throws {
        let run = await (try DaemonStub()).tester.run("show", "Garden", "--schema")
        guard case .object(let document) = try run.json, case .object(let schemas)? = document["schemas"] else {
            Issue.record("It is no object with schemas.")
            return
        }
        #expect(document["bundle"] == .string("garden.app"))
        #expect(schemas.keys.sorted() == ["WaterPlant"])
    }

    @Test("Text that several types of a union take is said once, and files name the types that are taken")
    func forms() {
        let title = LocalizedText("X")
        let union = ParameterDescription(
            name: "x", title: title,
            valueType: .union("U", [.primitive(.string), .primitive(.string), .primitive(.int)]))
        #expect(union.textForm == "any text; or a whole number such as 5")
        let file = ParameterDescription(
            name: "x", title: title, valueType: .primitive(.file),
            limits: ValueLimits(contentTypes: ["public.png", "com.adobe.pdf"]))
        #expect(
            file.textForm
                == "the path of a file, or - for standard input; of the type PNG image (public.png) or PDF document"
                + " (com.adobe.pdf)")
    }
}
