import FoundationEssentials
import IntentsModel
import Testing

@Suite("Metadata as extract.actionsdata")
struct MetadataCodingTests {
    private func decode(_ text: String) throws -> AppMetadata {
        try JSONDecoder().decode(AppMetadata.self, from: Data(text.utf8))
    }

    private func json(_ metadata: AppMetadata) throws -> [String: JSONValue] {
        try JSONDecoder().decode([String: JSONValue].self, from: metadata.encoded())
    }

    @Test("Every field survives encoding and decoding")
    func roundTrip() throws {
        let metadata = SampleMetadata.metadata
        #expect(try JSONDecoder().decode(AppMetadata.self, from: metadata.encoded()) == metadata)
    }

    @Test("Equal metadata gives equal bytes, whatever the order of insertion")
    func equalBytes() throws {
        var first = AppMetadata()
        var second = AppMetadata()
        let actions = (0..<50).map { number in
            ActionDescription(
                identifier: "A\(number)", fullyQualifiedTypeName: "M.A\(number)", title: LocalizedText("\(number)"))
        }
        for action in actions { first.actions[action.identifier] = action }
        for action in actions.reversed() { second.actions[action.identifier] = action }
        #expect(try first.encoded() == second.encoded())
    }

    @Test(
        "Every kind of default value survives",
        arguments: [
            IntentValue.null, .bool(true), .int(-3), .double(2.5), .string("x"),
            .date(Date(timeIntervalSince1970: 12.5)), .enumCase(EnumValue(typeName: "Amount", rawValue: "1")),
            .entity(EntityValue(typeName: "Plant", identifier: "7", display: DisplayValue(title: "Fern"))),
            .array([.int(1), .array([.string("nested")])]),
        ])
    func defaultValues(value: IntentValue) throws {
        var metadata = SampleMetadata.metadata
        metadata.actions["Water"]?.parameters[0].defaultValue = value
        #expect(try JSONDecoder().decode(AppMetadata.self, from: metadata.encoded()) == metadata)
    }

    @Test("Every kind of image survives")
    func images() throws {
        let url = try #require(URL(string: "https://example.org/a.png"))
        for image in [ImageValue.named("logo"), .url(url), .data(Data([1, 2]))] {
            var metadata = SampleMetadata.metadata
            metadata.enums[0].cases[0].display.image = image
            #expect(try JSONDecoder().decode(AppMetadata.self, from: metadata.encoded()) == metadata)
        }
    }

    @Test("A parameter has inventory §5's keys and nesting")
    func parameterShape() throws {
        let parameter = ParameterDescription(
            name: "count", title: LocalizedText("Count"), valueType: .primitive(.int), defaultValue: .int(2))
        let data = try JSONEncoder().encode(parameter)
        let expected = """
            {"name":"count","title":{"key":"Count","alternatives":[]},"isOptional":false,"isInput":false,
             "capabilities":1,"dynamicOptionsSupport":0,"inputConnectionBehavior":0,
             "valueType":{"primitive":{"wrapper":{"typeIdentifier":2}}},
             "resolvableInputTypes":[{"kindValue":0,"valueType":{"primitive":{"wrapper":{"typeIdentifier":2}}}}],
             "typeSpecificMetadata":["LNValueTypeSpecificMetadataKeyDefaultValue",{"int":{"wrapper":2}}],
             "openAppIntents":{}}
            """
        #expect(
            try JSONDecoder().decode(JSONValue.self, from: data)
                == JSONDecoder().decode(JSONValue.self, from: Data(expected.utf8)))
    }

    @Test("An action has inventory §5's keys and nesting")
    func actionShape() throws {
        let action = ActionDescription(
            identifier: "Open", fullyQualifiedTypeName: "Garden.Open", mangledTypeName: "6Garden4OpenV",
            title: LocalizedText("Open"), openAppWhenRun: true, supportedModes: .foreground,
            output: OutputDescription(valueType: .entity("Plant"), providesDialog: true),
            summary: .sentence(
                SummarySentence(
                    format: LocalizedText("Do ${a}"), parameters: ["a"], otherParameters: ["b"])),
            systemProtocols: ["OpenEntity"],
            availability: [AvailabilityDescription(platform: "iOS", introducedVersion: "18.0")])
        let expected = """
            {"identifier":"Open","fullyQualifiedTypeName":"Garden.Open","mangledTypeName":"6Garden4OpenV",
             "mangledTypeNameV2":"6Garden4OpenV","mangledTypeNameByBundleIdentifier":{},
             "mangledTypeNameByBundleIdentifierV2":{},"effectiveBundleIdentifiers":[],
             "title":{"key":"Open","alternatives":[]},"isDiscoverable":true,
             "visibilityMetadata":{"isDiscoverable":true,"assistantOnly":false},"openAppWhenRun":true,
             "supportedModes":2,"authenticationPolicy":0,"isAuthPolExplicit":false,"outputFlags":5,
             "outputType":{"entity":{"wrapper":{"typeName":"Plant"}}},"parameters":[],"presentationStyle":0,
             "requiredCapabilities":[],"systemProtocols":["com.apple.link.systemProtocol.OpenEntity"],
             "systemProtocolMetadata":["com.apple.link.systemProtocol.OpenEntity",{"empty":{}}],
             "systemProtocolMetadataV2":["com.apple.link.systemProtocol.OpenEntity",{"empty":{}}],
             "typeSpecificMetadata":[],"assistantDefinedSchemas":[],"assistantDefinedSchemaTraits":[],
             "actionConfiguration":{"actionSummary":{"wrapper":{
               "summaryString":{"formatString":"Do ${a}","parameterIdentifiers":["a"]},
               "otherParameterIdentifiers":["b"]}}},
             "availabilityAnnotations":{"LNPlatformNameIOS":{"introducedVersion":"18.0"}},
             "openAppIntents":{}}
            """
        #expect(
            try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(action))
                == JSONDecoder().decode(JSONValue.self, from: Data(expected.utf8)))
    }

    @Test("An enum case has inventory §5's image and keeps its Swift name beside the raw value")
    func caseShape() throws {
        let enumCase = EnumCaseDescription(
            rawValue: "m", name: "map",
            display: DisplayDescription(title: LocalizedText("Map"), image: .systemName("star")))
        let expected = """
            {"identifier":"m","displayRepresentation":{"title":{"key":"Map","alternatives":[]},
             "image":{"systemImageName":{"_0":"star"}}},"openAppIntents":{"name":"map"}}
            """
        #expect(
            try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(enumCase))
                == JSONDecoder().decode(JSONValue.self, from: Data(expected.utf8)))
    }

    @Test("The top level has inventory §5's keys")
    func topLevelKeys() throws {
        let keys = try json(SampleMetadata.metadata).keys.sorted()
        #expect(
            keys == [
                "actions", "assistantEntities", "assistantIntentNegativePhrases", "assistantIntents",
                "autoShortcutProviderMangledName", "autoShortcuts", "entities", "enums", "generator",
                "negativePhrases", "openAppIntents", "queries", "shortcutTileColor", "version",
            ])
        #expect(try json(AppMetadata())["autoShortcutProviderMangledName"] == nil)
        #expect(try json(AppMetadata())["shortcutTileColor"] == .int(14))
    }

    @Test("Optional keys may be missing")
    func missingKeys() throws {
        let metadata = try decode(
            """
            {"version": 1, "actions": {"A": {"identifier": "A", "fullyQualifiedTypeName": "M.A",
              "title": {"key": "Do"}, "parameters": [{"name": "p", "title": {"key": "P"},
                "valueType": {"primitive": {"wrapper": {"typeIdentifier": 0}}}}]}}}
            """)
        let expected = ActionDescription(
            identifier: "A", fullyQualifiedTypeName: "M.A", title: LocalizedText("Do"),
            parameters: [
                ParameterDescription(name: "p", title: LocalizedText("P"), valueType: .primitive(.string))
            ])
        #expect(metadata == AppMetadata(actions: ["A": expected]))
    }

    @Test("Keys of other tools are left alone")
    func foreignKeys() throws {
        let metadata = try decode(
            """
            {"version": 1, "packages": [], "examplePhrases": {}, "actions": {"A": {"identifier": "A",
              "fullyQualifiedTypeName": "M.A", "title": {"key": "Do"}, "parameters": [{"name": "p",
                "title": {"key": "P"}, "valueType": {"primitive": {"wrapper": {"typeIdentifier": 1}}},
                "typeSpecificMetadata": ["SomethingElse", {"a": [1]}, "LNValueTypeSpecificMetadataKeyDefaultValue",
                  {"bool": {"wrapper": true}}]}]}}}
            """)
        #expect(metadata.actions["A"]?.parameters.first?.defaultValue == .bool(true))
    }

    @Test("A newer version is refused with what to do")
    func newerVersion() throws {
        let error = #expect(throws: NewerMetadataError.self) { try decode(#"{"version": 2, "actions": {}}"#) }
        #expect(
            error?.description
                == "The metadata has version 2, and this system reads versions up to 1: update OpenAppIntents, or build"
                + " the app again with the installed “intents build”.")
    }

    @Test("An unknown value type is an error that names its number")
    func unknownValueType() throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                ValueType.self, from: Data(#"{"primitive": {"wrapper": {"typeIdentifier": 99}}}"#.utf8))
        }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "There is no value type number 99.")
    }
}
