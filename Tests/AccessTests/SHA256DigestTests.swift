import Access
import Testing

struct SHA256DigestTests {
  // The examples of FIPS 180-4.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `the standard's examples hold`(text: String, hex: String) {
    #expect(SHA256Digest(of: Array(text.utf8)).description == hex)
  }

  @Test func `a stored hash is one of 32 bytes`() {
    let digest = SHA256Digest(of: [1, 2, 3])
    #expect(SHA256Digest(stored: digest.bytes) == digest)
    #expect(SHA256Digest(stored: Array(digest.bytes.dropLast())) == nil)
    #expect(SHA256Digest(stored: []) == nil)
  }
}
