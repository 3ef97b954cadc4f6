import IntentsLink

extension JSONText {
    init(_ app: InstalledApp) {
        self = .object([
            ("bundle", .string(app.bundleIdentifier)), ("name", .string(app.name)), ("version", .string(app.version)),
            ("path", .string(app.path)), ("container", .string(app.container)), ("state", .string(app.state)),
            ("extensions", .array(app.extensions.map(JSONText.string))), ("actionCount", .int(app.actionCount)),
            ("previousVersion", .text(app.previousVersion)),
        ])
    }
}
