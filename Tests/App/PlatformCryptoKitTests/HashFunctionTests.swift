import PlatformCryptoKit
import Testing

/// Expected values are those of the usual command-line tools.
@Suite struct HashFunctionTests {
    private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    /// Lengths around the ends of blocks, where the padding needs one block or two.
    @Test(arguments: [
        (
            0,
            [
                "d41d8cd98f00b204e9800998ecf8427e",
                "da39a3ee5e6b4b0d3255bfef95601890afd80709",
                "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b",
                "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f"
                    + "63b931bd47417a81a538327af927da3e",
            ]
        ),
        (
            3,
            [
                "47bce5c74f589f4867dbd57e9ca9f808",
                "7e240de74fb1ed08fa08d38063f6a6a91462a815",
                "9834876dcfb05cb167a5c24953eba58c4ac89b1adf57f28f2f9d09af107ee8f0",
                "8e07e5bdd64aa37536c1f257a6b44963cc327b7d7dcb2cb47a22073d33414462bfa184487cf372ce0a19dfc83f8336d8",
                "d6f644b19812e97b5d871658d6d3400ecd4787faeb9b8990c1e7608288664be77257104a58d033bcf1a0e0945ff06468"
                    + "ebe53e2dff36e248424c7273117dac09",
            ]
        ),
        (
            55,
            [
                "ef1772b6dff9a122358552954ad0df65",
                "c1c8bbdc22796e28c0e15163d20899b65621d65a",
                "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318",
                "5d91ac7e74e62b5c728904b40f10784d66b7af9cb6302123e48c92f0432ceb8d2a92c02de77dcb29ed75c4b42bde46f4",
                "b0220c772cbf6c1822e2cb38a437d0e1d58772417a4bbb21c961364f8b6143e05aa6316dca8d1d7b19e1644841907639"
                    + "5f6086cb55101fbd6d5497b148e1745f",
            ]
        ),
        (
            56,
            [
                "3b0c8ac703f828b04c6c197006d17218",
                "c2db330f6083854c99d4b5bfb6e8f29f201be699",
                "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a",
                "8a8d9649ea04e993a6ca7135af7e3392cc5fca84f8531cac7aa3feed4eb98f55dcbe0f3284b61c6f35f98b02cc644b4c",
                "962b64aae357d2a4fee3ded8b539bdc9d325081822b0bfc55583133aab44f18bafe11d72a7ae16c79ce2ba620ae2242d"
                    + "5144809161945f1367f41b3972e26e04",
            ]
        ),
        (
            64,
            [
                "014842d480b571495a4a0363793f7367",
                "0098ba824b5c16427bd7a1122a5a442a25ec644d",
                "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb",
                "2e404b9339da795776e510d96930b3be2904c500395b8cb7413334b82d4dec413b4b8113045a05bbbcff846f027423f6",
                "01d35c10c6c38c2dcf48f7eebb3235fb5ad74a65ec4cd016e2354c637a8fb49b695ef3c1d6f7ae4cd74d78cc9c9bcac9"
                    + "d4f23a73019998a7f73038a5c9b2dbde",
            ]
        ),
        (
            111,
            [
                "089f243d1e831c5879aa375ee364a06e",
                "ac877859d427d9192054eea8feb3b8a403ef83a5",
                "6374f73208854473827f6f6a3f43b1f53eaa3b82c21c1a6d69a2110b2a79baad",
                "3c37955051cb5c3026f94d551d5b5e2ac38d572ae4e07172085fed81f8466b8f90dc23a8ffcdea0b8d8e58e8fdacc80a",
                "fa9121c7b32b9e01733d034cfc78cbf67f926c7ed83e82200ef86818196921760b4beff48404df811b95382827446167"
                    + "3c68d04e297b0eb7b2b4d60fc6b566a2",
            ]
        ),
        (
            112,
            [
                "9146ef3527c7cfcc66dc615c3986e391",
                "689993727ba37386bb032495e9dbdfb4dd1ba744",
                "f54353008a2553262ecdc4a34749563ba0950e8b0fc8652780b0a614b99683c1",
                "187d4e07cb306103c69967bf544d0dfbe9042577599c73c330abc0cb64c61236d5ed565ee19119d8c31779a38f791fcd",
                "c01d080efd492776a1c43bd23dd99d0a2e626d481e16782e75d54c2503b5dc32bd05f0f1ba33e568b88fd2d970929b71"
                    + "9ecbb152f58f130a407c8830604b70ca",
            ]
        ),
        (
            128,
            [
                "e510683b3f5ffe4093d021808bc6ff70",
                "ad5b3fdbcb526778c2839d2f151ea753995e26a0",
                "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e",
                "edb12730a366098b3b2beac75a3bef1b0969b15c48e2163c23d96994f8d1bef760c7e27f3c464d3829f56c0d53808b0b",
                "b73d1929aa615934e61a871596b3f3b33359f42b8175602e89f7e06e5f658a243667807ed300314b95cacdd579f3e33a"
                    + "bdfbe351909519a846d465c59582f321",
            ]
        ),
        (
            1000,
            [
                "cabe45dcc9ae5b66ba86600cca6b8ba8",
                "291e9a6c66994949b57ba5e650361e98fc36b1ba",
                "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
                "f54480689c6b0b11d0303285d9a81b21a93bca6ba5a1b4472765dca4da45ee328082d469c650cd3b61b16d3266ab8ced",
                "67ba5535a46e3f86dbfbed8cbbaf0125c76ed549ff8b0b9e03e0c88cf90fa634fa7b12b47d77b694de488ace8d9a6596"
                    + "7dc96df599727d3292a8d9d447709c97",
            ]
        ),
    ])
    func digestsOfLetters(count: Int, expected: [String]) {
        let data = Data(repeating: UInt8(ascii: "a"), count: count)
        #expect(Self.hexadecimal(Insecure.MD5.hash(data: data)) == expected[0])
        #expect(Self.hexadecimal(Insecure.SHA1.hash(data: data)) == expected[1])
        #expect(Self.hexadecimal(SHA256.hash(data: data)) == expected[2])
        #expect(Self.hexadecimal(SHA384.hash(data: data)) == expected[3])
        #expect(Self.hexadecimal(SHA512.hash(data: data)) == expected[4])
    }

    @Test func whatIsReadInPartsIsReadAsAWhole() {
        let data = Data((0..<300).map { UInt8($0 % 251) })
        for size in [1, 7, 63, 64, 65, 200] {
            var function = SHA256()
            for start in stride(from: 0, to: data.count, by: size) {
                function.update(data: data[start..<min(start + size, data.count)])
            }
            let digest = function.finalize()
            #expect(digest == SHA256.hash(data: data))
            // Asking does not end the reading.
            function.update(data: data)
            #expect(function.finalize() == SHA256.hash(data: data + data))
        }
    }

    @Test func aDigestIsASequenceWithALengthAndADescription() {
        let digest = SHA256.hash(data: Data("abc".utf8))
        #expect(SHA256.Digest.byteCount == 32 && SHA256Digest.byteCount == 32)
        #expect(Data(digest).count == 32)
        #expect(digest == Data(digest))
        #expect(digest != Data(repeating: 0, count: 32))
        #expect(
            "\(digest)"
                == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func codesOfShortAndLongKeys() {
        let data = Data("what is to be said".utf8)
        let short = SymmetricKey(data: Data("key".utf8))
        let long = SymmetricKey(data: Data(repeating: UInt8(ascii: "k"), count: 200))
        let code = HMAC<SHA256>.authenticationCode(for: data, using: short)
        #expect(
            Self.hexadecimal(code) == "1df93c7b11b7c3e2c037b55ee82f5c8b0a26ee7cba836fb0cffd67ffc57428d3")
        #expect(
            Self.hexadecimal(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: long))
                == "b9c3f5e35c1fa70e2e424b9d7ad6e16af3981397")
        #expect(
            Self.hexadecimal(HMAC<SHA512>.authenticationCode(for: data, using: long))
                == "e1981f40b1b06f90a3fb836070e936882b0e6a5be7318a67277c5fce40e947a9"
                + "c94238110aedd051bd7a8f788e04eb19536fb24f1572391388095db093d050b4")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: short))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: data, using: short))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: long))
    }

    @Test func randomKeysDiffer() {
        let key = SymmetricKey(size: .bits256)
        #expect(key.bitCount == 256)
        #expect(key != SymmetricKey(size: .bits256))
        #expect(SymmetricKey(data: key.withUnsafeBytes { Data($0) }) == key)
    }
}
