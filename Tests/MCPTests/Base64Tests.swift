import Testing

@testable import MCP

struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYmFy", "foobar"), ("+/+/", "\u{FB}\u{FF}\u{BF}"),
  ])
  func `the test vectors of RFC 4648 are read`(text: String, plain: String) {
    #expect(Base64.decode(text) == plain.unicodeScalars.map { UInt8($0.value) })
  }

  @Test(arguments: ["Z", "Zg", "Zg=", "Zm9", "Zg===", "Z===", "====", "Zm9v!bar", "Zm-_", "Zg==Zg==", "Zm 9", "Zm9vé"])
  func `another alphabet, padding or length is refused`(text: String) { #expect(Base64.decode(text) == nil) }
}
