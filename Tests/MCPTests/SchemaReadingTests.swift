import Faults
import JSON
import MCP
import Testing

struct SchemaReadingTests {
  static let minutes = Field.integer("minutes", in: 1...240, "How long.")
  static let kind = Field.enumeration("kind", ["schedule", "time_limit"], "The kind.")
  static let note = Field.string("note", "A note.").optional
  static let cleared = Field.string("cleared", allowsEmpty: true, "Empty clears it.").optional
  static let days = Field.strings(
    "days", of: .enumeration(["monday", "tuesday"], aliases: ["mon": "monday"]), count: 1...7, takesOne: true, "Days."
  ).optional
  static let window = Field.object("window", [Property("start", .string(), "Start.")], "A window.").optional
  static let isOn = Field.boolean("on", "Whether.").optional
  static let schema = ObjectSchema([minutes, kind, note, cleared, days, window, isOn])

  static func read(_ text: String) throws -> String {
    let sent = try #require(try JSONValue(parsing: text).object)
    return JSONValue.object(try Arguments(reading: sent, by: schema).json).text
  }

  @Test(arguments: [
    (#"{"minutes":15,"kind":"schedule"}"#, #"{"minutes":15,"kind":"schedule"}"#),
    (#"{"kind":"Schedule","minutes":"15"}"#, #"{"minutes":15,"kind":"schedule"}"#),
    (#"{"kind":"schedule","minutes":"15.0"}"#, #"{"minutes":15,"kind":"schedule"}"#),
    (#"{"kind":"schedule","minutes":15.0}"#, #"{"minutes":15,"kind":"schedule"}"#),
    (#"{"kind":"schedule","minutes":1.5e1,"note":null}"#, #"{"minutes":15,"kind":"schedule"}"#),
    (#"{"kind":"schedule","minutes":1,"note":"","window":"","on":""}"#, #"{"minutes":1,"kind":"schedule"}"#),
    (#"{"kind":"schedule","minutes":1,"cleared":""}"#, #"{"minutes":1,"kind":"schedule","cleared":""}"#),
    (#"{"kind":"schedule","minutes":1,"on":"True"}"#, #"{"minutes":1,"kind":"schedule","on":true}"#),
    (#"{"kind":"schedule","minutes":1,"days":"mon"}"#, #"{"minutes":1,"kind":"schedule","days":["monday"]}"#),
    (
      #"{"kind":"schedule","minutes":1,"days":" [\"TUESDAY\"]"}"#,
      #"{"minutes":1,"kind":"schedule","days":["tuesday"]}"#
    ),
    (
      #"{"window":"{\"start\":\"09:00\"}","kind":"schedule","minutes":1}"#,
      #"{"minutes":1,"kind":"schedule","window":{"start":"09:00"}}"#
    ),
  ])
  func `what is meant is read exactly, in the schema's order`(sent: String, exact: String) throws {
    #expect(try Self.read(sent) == exact)
  }

  @Test(arguments: [
    (#"{"kind":"schedule"}"#, ["minutes is missing; it must be a whole number from 1 to 240"]),
    (
      #"{"kind":"schedule","minutes":241}"#, ["minutes is 241; it must be a whole number from 1 to 240"]
    ),
    (
      #"{"kind":"schedule","minutes":"15.5"}"#, [#"minutes is "15.5"; it must be a whole number from 1 to 240"#]
    ),
    (#"{"kind":"schedule","minutes":""}"#, [#"minutes is ""; it must be a whole number from 1 to 240"#]),
    (#"{"kind":"schedule","minutes":1e400}"#, ["minutes is 1e400; it must be a whole number from 1 to 240"]),
    (
      #"{"kind":"scedule","minutes":[1]}"#,
      [
        "minutes is an array; it must be a whole number from 1 to 240",
        #"kind is "scedule"; it must be one of schedule, time_limit; did you mean "schedule"?"#,
      ]
    ),
    (
      #"{"kind":"schedule","minutes":1,"note":5,"on":1}"#,
      ["note is 5; it must be a text", "on is 1; it must be true or false"]
    ),
    (
      #"{"kind":"schedule","minutes":1,"days":["mon","wed"]}"#,
      [#"days[1] is "wed"; it must be one of monday, tuesday"#]
    ),
    (#"{"kind":"schedule","minutes":1,"days":[]}"#, ["days has 0 elements; it must have 1 to 7"]),
    (
      #"{"kind":"schedule","minutes":1,"window":{"strat":"1"}}"#,
      [
        "window.start is missing; it must be a text",
        #"window.strat is an unknown field; did you mean "start"? Accepted: start"#,
      ]
    ),
    (
      #"{"kind":"schedule","minutes":1,"minuts":5}"#,
      [
        #"minuts is an unknown field; did you mean "minutes"? "#
          + "Accepted: minutes, kind, note, cleared, days, window, on"
      ]
    ),
    (
      #"{"kind":"schedule","minutes":1,"window":"not an object"}"#,
      [#"window is "not an object"; it must be an object"#]
    ),
  ])
  func `everything wrong is told at once, by path`(sent: String, faults: [String]) throws {
    let error = #expect(throws: Faults.self) { try Self.read(sent) }
    #expect(error?.all.map(\.description) == faults)
  }

  @Test func `fields are read by their types`() throws {
    let sent: JSONObject = ["minutes": "30", "kind": "time_limit", "days": "mon"]
    let arguments = try Arguments(reading: sent, by: Self.schema)
    #expect(try arguments[Self.minutes] == 30)
    #expect(try arguments[Self.kind] == "time_limit")
    #expect(try arguments[Self.days] == ["monday"])
    #expect(try arguments[Self.note] == nil)
    #expect(try arguments[Self.isOn] == nil)
  }

  @Test func `an open object keeps what it does not know, after what it knows`() throws {
    let open = ObjectSchema([Property("items", .array(of: .string()), "Items.").optional], isOpen: true)
    let read = try open.read(["later": 1, "items": "[\"a\"]", "more": ["x": nil]])
    #expect(JSONValue.object(read).text == #"{"items":["a"],"later":1,"more":{"x":null}}"#)
  }

  @Test func `fifty thousand unknown names are refused in bounded work`() throws {
    let sent = JSONObject(uniqueMembers: (0..<50_000).map { .init(key: "k\($0)", value: 1) })
    let error = #expect(throws: Faults.self) { try Arguments(reading: sent, by: Self.schema) }
    #expect(error?.all.count == 20)
    #expect(ToolFailure(try #require(error)).text.count < 2_000)
  }

  @Test func `the published schema keeps to the subset that every client takes`() {
    #expect(
      JSONValue.object(Self.schema.json).text == """
        {"type":"object","properties":{"minutes":{"type":"integer","description":"How long.","minimum":1,"maximum":240},\
        "kind":{"type":"string","description":"The kind.","enum":["schedule","time_limit"]},\
        "note":{"type":"string","description":"A note."},"cleared":{"type":"string","description":"Empty clears it."},\
        "days":{"type":"array","description":"Days.","items":{"type":"string","enum":["monday","tuesday"]},\
        "minItems":1,"maxItems":7},"window":{"type":"object","description":"A window.","properties":{"start":\
        {"type":"string","description":"Start."}},"required":["start"],"additionalProperties":false},\
        "on":{"type":"boolean","description":"Whether."}},"required":["minutes","kind"],"additionalProperties":false}
        """)
    #expect(
      JSONValue.object(ObjectSchema([]).json).text
        == #"{"type":"object","properties":{},"additionalProperties":false}"#)
  }

  @Test func `the schema of an answer is published as an outline`() {
    #expect(
      JSONValue.object(Self.schema.outline).text == """
        {"type":"object","properties":{"minutes":{"type":"integer"},"kind":{"type":"string"},"note":{"type":"string"},\
        "cleared":{"type":"string"},"days":{"type":"array","items":{"type":"string"}},\
        "window":{"type":"object","properties":{}},"on":{"type":"boolean"}},"required":["minutes","kind"]}
        """)
  }

  @Test func `an answer is checked without leniency`() {
    let answer: JSONObject = ["kind": "schedule", "minutes": "15", "extra": 1]
    #expect(
      Self.schema.faults(in: answer).all.map(\.description) == [
        #"minutes is "15"; it must be a whole number from 1 to 240"#, "extra is not in the schema",
        "has its members in another order than the schema",
      ])
  }
}
