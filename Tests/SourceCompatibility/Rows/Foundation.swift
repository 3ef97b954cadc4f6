import AppIntents

enum GardenError: Error, CustomLocalizedStringResourceConvertible {
    case dry
    case locked(bed: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .dry: "The garden is dry."
        case .locked(let bed): LocalizedStringResource("locked", defaultValue: "\(bed) is locked.", comment: "A bed")
        }
    }
}

struct WaterGarden: AppIntent {
    static let title = LocalizedStringResource("Water", table: "Intents", comment: "A title")
    static let description: IntentDescription = "Waters all beds."

    @Parameter(title: .init("times.title", defaultValue: "Times"))
    var times: Int

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard times > 0 else { throw GardenError.dry }
        let text = String(localized: "Watered \(times) times", table: "Intents", comment: "An answer")
        return .result(dialog: IntentDialog(stringLiteral: text))
    }
}

struct Texts {
    let value: String.LocalizationValue = "\(placeholder: .int) beds"
    let formatted: String.LocalizationValue = "\(2.5, specifier: "%.1f") litres"
    let list: [LocalizedStringResource] = ["One", .init(stringLiteral: "Two"), "Three \(3)"]

    func shown() -> String {
        var resource = LocalizedStringResource("key", defaultValue: "Value", bundle: .main)
        resource.locale = Locale(identifier: "de")
        return String(localized: resource) + resource.key + String(localized: "k", defaultValue: "Default")
    }
}

struct Filters {
    func predicates(name: String, limit: Int) -> NSPredicate {
        let byName = NSPredicate(format: "name CONTAINS[cd] %@", name)
        let bySize = NSPredicate(format: "size > %d AND %K != nil", limit, "name")
        let all: [NSPredicate] = [
            byName, bySize, NSPredicate(value: true), NSPredicate(format: "a == %@", argumentArray: [1]),
        ]
        return NSCompoundPredicate(type: .and, subpredicates: all)
    }

    func folders() -> [URL?] {
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.garden")
        return [.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, group]
    }

    func readable(_ file: URL) -> Bool {
        guard file.startAccessingSecurityScopedResource() else { return false }
        defer { file.stopAccessingSecurityScopedResource() }
        return autoreleasepool { file.isFileURL }
    }

    func amounts(_ interval: TimeInterval) -> [String?] {
        let time = DateComponentsFormatter()
        time.allowedUnits = [.hour, .minute]
        time.unitsStyle = .abbreviated
        time.zeroFormattingBehavior = .pad
        let relative = RelativeDateTimeFormatter()
        relative.unitsStyle = .abbreviated
        let length = Measurement(value: 2, unit: UnitLength.meters)
        return [
            time.string(from: interval), relative.localizedString(for: Date(), relativeTo: Date()),
            MeasurementFormatter().string(from: length), length.formatted(), ListFormatter().string(from: ["a", "b"]),
        ]
    }
}
