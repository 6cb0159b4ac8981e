import HTTP
import Testing

struct ServerEventTests {
  @Test(arguments: [
    ("", "data: \n\n"), ("a", "data: a\n\n"), ("a\nb", "data: a\ndata: b\n\n"),
    ("a\r\nb\rc", "data: a\ndata: b\ndata: c\n\n"),
    ("a\n", "data: a\ndata: \n\n"), ("a\n\nb", "data: a\ndata: \ndata: b\n\n"),
  ])
  func `each line of the data has its own field`(data: String, wire: String) {
    #expect(String(decoding: ServerEvent(data: Array(data.utf8)).encoded, as: UTF8.self) == wire)
  }

  @Test func `a name comes before the data, and there is no id`() {
    #expect(String(decoding: ServerEvent(name: "n", data: [0x61]).encoded, as: UTF8.self) == "event: n\ndata: a\n\n")
  }
}
