import AppIntents
import CoreTransferable
import UniformTypeIdentifiers

struct SketchEntity: AppEntity, Codable, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sketch"
    static let defaultQuery = SketchQuery()

    var id: UUID
    var name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    var picture: Data {
        get throws { Data(name.utf8) }
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .image) { try $0.picture }
        DataRepresentation(contentType: .plainText) {
            Data($0.name.utf8)
        } importing: { data in
            SketchEntity(id: UUID(), name: String(decoding: data, as: UTF8.self))
        }
        .suggestedFileName("Sketch")
        CodableRepresentation(contentType: .json)
            .visibility(.ownProcess)
        FileRepresentation(exportedContentType: .pdf) { sketch in
            SentTransferredFile(URL.temporaryDirectory.appending(path: sketch.name))
        }
        FileRepresentation(importedContentType: .rtf) { (received: ReceivedTransferredFile) in
            SketchEntity(id: UUID(), name: received.file.lastPathComponent)
        }
        ProxyRepresentation(exporting: \.name)
            .exportingCondition { !$0.name.isEmpty }
        ValueRepresentation(exporting: \.name)
    }
}

struct SketchQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [SketchEntity] { [] }
}

struct Scan: Transferable {
    var bytes: Data

    static var transferRepresentation: some TransferRepresentation {
        if #available(iOS 18, macOS 15, *) {
            DataRepresentation(exportedContentType: .png) { (scan: Scan) in scan.bytes }
        } else {
            DataRepresentation(exportedContentType: .data) { (scan: Scan) in scan.bytes }
        }
    }
}

struct Shape: Transferable {
    var side: Int

    static var transferRepresentation: some TransferRepresentation {
        IntentValueRepresentation { (shape: Shape) -> Int in
            shape.side
        } importing: {
            Shape(side: $0)
        }
    }
}

func typeNames<First: TransferRepresentation, Second: TransferRepresentation>(
    _ first: First.Type, _ second: Second.Type
) -> [Any.Type] where First.Item == Second.Item {
    [
        TupleTransferRepresentation<First.Item, (First, Second)>.self,
        _ConditionalTransferRepresentation<First, Second>.self, TransferRepresentationVisibility.self,
        TransferRepresentationBuilder<First.Item>.self,
    ]
}

func exchange(_ sketch: SketchEntity) async throws -> SketchEntity {
    let types = sketch.exportedContentTypes(.all) + SketchEntity.importedContentTypes()
    guard types.contains(.image) else { return sketch }
    let text = try await sketch.exported(as: .plainText)
    return try await SketchEntity(importing: text, contentType: .plainText)
}
