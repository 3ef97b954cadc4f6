import Foundation
import IntentsModel
import PlatformCoreTransferable
import PlatformUniformTypeIdentifiers

/// Makes a file of a result in the type that it is wanted in, or a file of each element of a list.
struct ResultConversion {
    let wanted: String

    /// The files of a result, in the order of its elements; nil when it is no list.
    /// - Throws: a `RunError` that says which element cannot be had in the type.
    func files(of value: any _IntentValue) async throws -> [IntentFile]? {
        guard let sequence = value as? any _SequenceIntentValue else { return nil }
        var files: [IntentFile] = []
        for element in elements(of: sequence) {
            do {
                files.append(try await file(of: element))
            } catch var error as RunError where error.code == .unsupportedResultType {
                error.message += " It is the element \(files.count + 1) of the list."
                throw error
            }
        }
        return files
    }

    private func elements(of sequence: some _SequenceIntentValue) -> [any _IntentValue] { Array(sequence) }

    /// The file itself when it is of the type, else what the value's transfer representations make.
    /// - Throws: a `RunError` that says in which types the result can be had.
    func file(of value: any _IntentValue) async throws -> IntentFile {
        guard let type = UTType(wanted) else { throw refusal("nobody knows that type", offers: []) }
        if let file = value as? IntentFile {
            guard file.type?.conforms(to: type) == true else {
                throw refusal("it is a file", offers: file.availableContentTypes)
            }
            return file
        }
        guard let transferable = value as? any Transferable else {
            throw refusal("it is no file and has no transfer representation", offers: [])
        }
        return try await exported(transferable, as: type)
    }

    private func exported(_ value: any Transferable, as type: UTType) async throws -> IntentFile {
        let offers = value.exportedContentTypes()
        guard let form = offers.first(where: { $0.conforms(to: type) }) else {
            throw refusal("its representations are others", offers: offers)
        }
        let name =
            value.suggestedFilename(as: form) ?? form.preferredFilenameExtension.map { "Result.\($0)" } ?? "Result"
        do {
            return IntentFile(data: try await value.exported(as: form), filename: name, type: form)
        } catch {
            throw RunError(
                .threw, "The action is done, but its result cannot be had as \(wanted): \(errorText(error))")
        }
    }

    private func refusal(_ reason: String, offers: [UTType]) -> RunError {
        let known = offers.map(\.identifier).joined(separator: ", ")
        let advice = known.isEmpty ? "take it as it is" : "it can be had as \(known)"
        return RunError(
            .unsupportedResultType,
            "The action is done, but its result cannot be had as \(wanted), as \(reason): \(advice).")
    }
}
