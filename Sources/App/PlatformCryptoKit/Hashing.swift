internal import COpenSSL

/// What a hash function of OpenSSL has read so far.
///
/// Copies share the state until one of them reads on: hash functions are values.
struct Hashing: Sendable {
    private var state: State

    /// - Parameter function: gives the function, as `EVP_sha256` does.
    init(_ function: () -> OpaquePointer?, named name: String) { state = State(function(), named: name) }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = State(copying: state) }
        state.append(bytes)
    }

    /// The digest of what was read so far; more can be read afterwards.
    func digest() -> [UInt8] { State(copying: state).end() }
}

/// One context of OpenSSL.
///
/// Unchecked, because a pointer is not Sendable: its owner changes a context only while nobody else has it.
private final class State: @unchecked Sendable {
    private let context: OpaquePointer
    private let name: String

    init(_ function: OpaquePointer?, named name: String) {
        context = Self.context()
        self.name = name
        // A machine can be set up to refuse a function, as rules like FIPS do with MD5.
        guard EVP_DigestInit_ex(context, function, nil) == 1 else {
            fatalError("\(name) is not available: the OpenSSL of this machine refuses it. Use another hash function.")
        }
    }

    init(copying other: State) {
        context = Self.context()
        name = other.name
        check(EVP_MD_CTX_copy_ex(context, other.context))
    }

    deinit { EVP_MD_CTX_free(context) }

    func append(_ bytes: UnsafeRawBufferPointer) { check(EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)) }

    func end() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
            var written: UInt32 = 0
            check(EVP_DigestFinal_ex(context, buffer.baseAddress, &written))
            count = Int(written)
        }
    }

    private static func context() -> OpaquePointer {
        guard let context = EVP_MD_CTX_new() else { fatalError("There is no memory for a hash function.") }
        return context
    }

    private func check(_ status: Int32) {
        guard status == 1 else { fatalError("\(name) failed in OpenSSL, which has no memory for it.") }
    }
}

/// Compares all bytes, whichever differ.
func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
}
