import Access
import Testing

struct SealingKeyTests {
  static let key = SealingKey()
  static let binding = Array("who and what".utf8)

  @Test(arguments: [0, 1, 31, 4_096])
  func `what was sealed opens with the same binding alone`(count: Int) {
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let text = Self.key.seal(content, binding: Self.binding)
    #expect(Self.key.open(text, binding: Self.binding) == content)
    #expect(Self.key.open(text, binding: []) == nil)
    #expect(Self.key.open(text, binding: Self.binding + [0]) == nil)
    #expect(SealingKey().open(text, binding: Self.binding) == nil)
    #expect(text.utf8.allSatisfy { $0 == 0x2D || $0 == 0x5F || (0x30...0x7A).contains($0) })
  }

  @Test func `no changed character opens`() {
    let text = Self.key.seal(Array("state".utf8), binding: Self.binding)
    for index in text.indices {
      var changed = text
      changed.replaceSubrange(index...index, with: text[index] == "A" ? "B" : "A")
      #expect(Self.key.open(changed, binding: Self.binding) == nil)
    }
  }

  @Test(arguments: [
    "", "A", "====", "not base64 at all", "-TAMPERED", String(repeating: "A", count: 60), "\u{0}\u{FF}",
  ])
  func `what was never sealed does not open`(text: String) {
    #expect(Self.key.open(text, binding: Self.binding) == nil)
    #expect(
      Self.key.open(Self.key.seal([1], binding: Self.binding) + text, binding: Self.binding)
        == (text.isEmpty ? [1] : nil))
  }

  @Test func `the same content is sealed differently each time, and the key shows nowhere`() {
    #expect(Self.key.seal([1, 2], binding: []) != Self.key.seal([1, 2], binding: []))
    #expect("\(Self.key)" == "(hidden)" && String(reflecting: Self.key) == "(hidden)")
  }
}
