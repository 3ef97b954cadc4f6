import AppIntents
import CoreTransferable
import UniformTypeIdentifiers

/// A landmark leaves the app as JSON, or as a line of text.
extension LandmarkEntity: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { entity in
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return try encoder.encode(entity.landmark)
        }
        .suggestedFileName { "\($0.landmark.name).json" }
        DataRepresentation(exportedContentType: .utf8PlainText) { entity in
            Data("\(entity.landmark.name), \(entity.landmark.country): \(entity.landmark.summary)\n".utf8)
        }
        .suggestedFileName { "\($0.landmark.name).txt" }
    }
}
