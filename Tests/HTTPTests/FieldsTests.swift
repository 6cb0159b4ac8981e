import HTTP
import Testing

struct FieldsTests {
  private let fields: Fields = ["Accept": "a", "X-One": "1", "accept": "b"]

  @Test func `names compare without case, and the first value wins`() {
    #expect(fields["ACCEPT"] == "a")
    #expect(fields["accep"] == nil)
    #expect(fields["accept2"] == nil)
    #expect(fields.values(of: "Accept") == ["a", "b"])
    #expect(fields.list(of: "accept") == "a, b")
    #expect(fields.list(of: "none") == nil)
    #expect(fields.count(of: "accept") == 2)
    #expect(fields.contains("x-oNE"))
    #expect(
      fields.has("x-one", equalTo: "1") && !fields.has("x-one", equalTo: "11") && !fields.has("none", equalTo: ""))
  }

  @Test func `the order and the spelling of names are kept`() {
    #expect(fields.map(\.name) == ["Accept", "X-One", "accept"])
    #expect(fields.map(\.value) == ["a", "1", "b"])
  }

  @Test func `a value cannot add a line of its own`() {
    var fields = Fields()
    fields.append("A", "b\r\nC: d\0")
    #expect(fields["A"] == "b  C: d ")
    #expect(fields.count == 1)
  }
}
