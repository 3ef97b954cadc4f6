import FoundationEssentials

/// Reads the text of a string table file: UTF-8, or UTF-16 with a byte order mark.
func decodeTableText(_ data: Data, file: String) throws(StringTableProblem) -> String {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try utf8(bytes.dropFirst(3), file: file) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), littleEndian: true, file: file) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), littleEndian: false, file: file) }
    return try utf8(bytes[...], file: file)
}

private func utf8(_ bytes: ArraySlice<UInt8>, file: String) throws(StringTableProblem) -> String {
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
        throw StringTableProblem(
            file: file,
            message: "The text is not UTF-8. Save the file as UTF-8, or as UTF-16 with a byte order mark.")
    }
    return text
}

private func utf16(_ bytes: ArraySlice<UInt8>, littleEndian: Bool, file: String) throws(StringTableProblem) -> String {
    let body = [UInt8](bytes)
    let units = stride(from: 0, to: body.count - 1, by: 2).map { index -> UInt16 in
        let pair = littleEndian ? (body[index + 1], body[index]) : (body[index], body[index + 1])
        return UInt16(pair.0) << 8 | UInt16(pair.1)
    }
    guard body.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
        throw StringTableProblem(file: file, message: "The text is not valid UTF-16. Save the file as UTF-8.")
    }
    return text
}
