import PlatformCryptoKit
import Testing

/// Values that standards print: FIPS 180-4's examples, RFC 1321 and RFC 4231.
@Suite struct PublishedVectorTests {
    private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test func theThreeLettersOfTheStandards() {
        let data = Data("abc".utf8)
        #expect(Self.hexadecimal(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(Self.hexadecimal(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            Self.hexadecimal(SHA384.hash(data: data))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            Self.hexadecimal(SHA512.hash(data: data))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    }

    @Test func aMillionLetters() {
        #expect(
            Self.hexadecimal(SHA256.hash(data: Data(repeating: UInt8(ascii: "a"), count: 1_000_000)))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    struct Code: Sendable {
        var key: Data
        var data: String
        var sha256: String
        var sha384: String
    }

    @Test(arguments: [
        Code(
            key: Data(repeating: 0x0b, count: 20), data: "Hi There",
            sha256: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
            sha384: "afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6"),
        Code(
            key: Data("Jefe".utf8), data: "what do ya want for nothing?",
            sha256: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
            sha384: "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649"),
        Code(
            key: Data(repeating: 0xaa, count: 131), data: "Test Using Larger Than Block-Size Key - Hash Key First",
            sha256: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
            sha384: "4ece084485813e9088d2c63a041bc5b44f9ef1012a2b588f3cd11f05033ac4c60c2ef6ab4030fe8296248df163f44952"),
    ])
    func codes(_ code: Code) {
        let key = SymmetricKey(data: code.key)
        let data = Data(code.data.utf8)
        #expect(Self.hexadecimal(HMAC<SHA256>.authenticationCode(for: data, using: key)) == code.sha256)
        #expect(Self.hexadecimal(HMAC<SHA384>.authenticationCode(for: data, using: key)) == code.sha384)
    }

    @Test func aCopyReadsOnAlone() {
        var one = SHA256()
        one.update(data: Data("ab".utf8))
        var other = one
        one.update(data: Data("c".utf8))
        other.update(data: Data("d".utf8))
        #expect(one.finalize() == SHA256.hash(data: Data("abc".utf8)))
        #expect(other.finalize() == SHA256.hash(data: Data("abd".utf8)))
    }
}
