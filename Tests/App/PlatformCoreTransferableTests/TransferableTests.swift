import PlatformCoreTransferable
import Testing

private struct Landmark: Transferable, Codable, Hashable {
    var name: String
    var isSecret = false

    struct NoPicture: Error, Equatable {}

    var picture: Data {
        get throws {
            guard !name.isEmpty else { throw NoPicture() }
            return Data("picture of \(name)".utf8)
        }
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .image) {
            return try $0.picture
        }
        CodableRepresentation(contentType: .json)
        FileRepresentation(exportedContentType: .pdf) { landmark in
            let file = FileManager.default.temporaryDirectory.appending(component: "\(UUID().uuidString).pdf")
            try Data("pdf of \(landmark.name)".utf8).write(to: file)
            return SentTransferredFile(file)
        }
        .suggestedFileName { "../\($0.name)" }
        ProxyRepresentation(exporting: \.name)
            .visibility(.ownProcess)
        DataRepresentation(exportedContentType: .html) { Data($0.name.utf8) }
            .exportingCondition { !$0.isSecret }
    }
}

/// Seed-like: one form and nothing else.
private struct Photo: Transferable {
    var bytes: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .image) { $0.bytes }
    }
}

private struct Note: Transferable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            $0.text
        } importing: {
            Note(text: $0)
        }
        FileRepresentation(importedContentType: .rtf) { received in
            Note(text: "file of \(try Data(contentsOf: received.file).count) bytes")
        }
    }
}

private protocol Choice: Sendable { static var isRich: Bool { get } }
private enum Yes: Choice { static let isRich = true }
private enum No: Choice { static let isRich = false }

private struct Chosen<C: Choice>: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        if C.isRich {
            DataRepresentation<Chosen>(exportedContentType: .json) { _ in Data() }
        } else {
            DataRepresentation<Chosen>(exportedContentType: .html) { _ in Data() }
        }
        if C.isRich {
            DataRepresentation<Chosen>(exportedContentType: .plainText) { _ in Data() }
        }
    }
}

@Suite struct TransferableTests {
    private let reef = Landmark(name: "Reef")

    @Test func theFirstFittingFormIsExported() async throws {
        #expect(try await reef.exported(as: .image) == Data("picture of Reef".utf8))
        #expect(try await Photo(bytes: Data([1, 2])).exported(as: .image) == Data([1, 2]))
        let json = try await reef.exported(as: .text)
        #expect(try JSONDecoder().decode(Landmark.self, from: json) == reef)
        #expect(try await reef.exported(as: .pdf) == Data("pdf of Reef".utf8))
    }

    @Test func typesAreListedByPreferenceVisibilityAndCondition() {
        #expect(Landmark.exportedContentTypes() == [.image, .json, .pdf, .html])
        #expect(Landmark.exportedContentTypes(.ownProcess) == [.image, .json, .pdf, .utf8PlainText, .html])
        #expect(Landmark(name: "x", isSecret: true).exportedContentTypes() == [.image, .json, .pdf])
        #expect(Landmark.importedContentTypes() == [.json])
        #expect(Note.importedContentTypes() == [.utf8PlainText, .text, .rtf])
        #expect(reef.suggestedFilename == "../Reef")
    }

    @Test func whatNoFormOffersIsRefusedWithTheAlternatives() async {
        await #expect {
            try await Photo(bytes: Data()).exported(as: .pdf)
        } throws: {
            $0.localizedDescription == "Photo cannot be exported as com.adobe.pdf. It offers public.image."
        }
        await #expect {
            try await Landmark(importing: Data(), contentType: .png)
        } throws: {
            $0.localizedDescription == "Landmark cannot be made from public.png. It accepts public.json."
        }
    }

    @Test func aFormThatFailsIsNamedWithItsError() async throws {
        let failure = await #expect(throws: TransferError.self) {
            try await Landmark(name: "").exported(as: .image)
        }
        let reason = Landmark.NoPicture().localizedDescription
        #expect(failure?.localizedDescription == "Landmark cannot be exported as public.image: \(reason)")
        #expect(failure?.underlyingError as? Landmark.NoPicture == Landmark.NoPicture())
        let spoken = await #expect(throws: TransferError.self) { try await Poster().exported(as: .png) }
        #expect(
            spoken?.localizedDescription == "Poster cannot be exported as public.png: The printer is out of ink.")
        let refused = await #expect(throws: TransferError.self) {
            try await Landmark(importing: Data("{".utf8), contentType: .json)
        }
        #expect(refused?.localizedDescription.hasPrefix("Landmark cannot be made from public.json: ") == true)
    }

    @Test func aFileThatVanishedIsAnError() async throws {
        let gone = FileManager.default.temporaryDirectory.appending(component: "\(UUID().uuidString).json")
        let failure = await #expect(throws: TransferError.self) { try await Landmark(importing: gone) }
        #expect(failure?.localizedDescription.hasPrefix("Landmark cannot be made from public.json: ") == true)
    }

    @Test func aBuilderChoosesBetweenForms() async throws {
        #expect(Chosen<Yes>.exportedContentTypes() == [.json, .plainText])
        #expect(Chosen<No>.exportedContentTypes() == [.html])
    }

    @Test func valuesAreMadeOfDataFilesAndProxies() async throws {
        let json = try await reef.exported(as: .json)
        #expect(try await Landmark(importing: json, contentType: .json) == reef)
        #expect(try await Note(importing: Data("hi".utf8), contentType: .utf8PlainText) == Note(text: "hi"))
        #expect(try await Note(importing: Data("{}".utf8), contentType: .rtf) == Note(text: "{}"))
        #expect(try await URL(importing: Data("https://a.example".utf8)) == URL(string: "https://a.example"))
    }

    @Test func filesArePlacedUnderAReducedNameAndNothingIsOverwritten() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "Transfer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try await reef.export(to: folder, contentType: .pdf)
        let second = try await reef.export(to: folder, contentType: .pdf)
        #expect(first.lastPathComponent == "Reef.pdf")
        #expect(second.lastPathComponent == "Reef 2.pdf")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
        #expect(try await Landmark(importing: reef.export(to: folder, contentType: .json)) == reef)
    }

    @Test func aTemporaryFileIsGoneAfterwards() async throws {
        let (file, data) = try await reef.withExportedFile(contentType: .image) { ($0, try Data(contentsOf: $0)) }
        #expect(data == Data("picture of Reef".utf8))
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}

private struct Poster: Transferable {
    struct OutOfInk: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "The printer is out of ink." }
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { _ in throw OutOfInk() }
    }
}
