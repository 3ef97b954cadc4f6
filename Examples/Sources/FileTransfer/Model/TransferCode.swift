/// The codes that transfers are fetched with.
enum TransferCode {
    /// Without letters and digits that look alike.
    private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")

    /// Two groups of four: one in a million million codes.
    static func random() -> String {
        let letters = (0..<8).map { _ in alphabet[Int.random(in: alphabet.indices)] }
        return "\(String(letters[..<4]))-\(String(letters[4...]))"
    }
}
