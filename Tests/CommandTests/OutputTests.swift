import Testing

@testable import Command

struct OutputTests {
  @Test func `columns are as wide as their widest cell`() {
    var table = Table(["ID", "NAME"])
    #expect(table.text(ifEmpty: "nothing") == "nothing")
    table.add(["a-long-id", "Morning"])
    table.add(["b", "नमस्ते"])
    #expect(table.text(ifEmpty: "") == "ID         NAME\na-long-id  Morning\nb          नमस्ते")
  }

  @Test(arguments: [
    ("plain-1.0/x", "plain-1.0/x"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("", "''"), ("$HOME", "'$HOME'"),
    ("é", "'é'"),
  ])
  func `a word for a shell means itself`(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }

  @Test(arguments: [
    ("no pw_agent_ here", "no pw_agent_ here"), ("\"pw_agent_Ab12\" x", "\"pw_agent_(hidden)\" x"),
    ("pw_device_a pw_agent_b-c", "pw_device_(hidden) pw_agent_(hidden)-c"), ("ppw_agent_é", "ppw_agent_é"), ("", ""),
  ])
  func `a token that was typed in the wrong place is hidden`(text: String, shown: String) {
    #expect(Redaction.hidingTokens(in: text) == shown)
  }
}
