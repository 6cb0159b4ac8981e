import Faults
import JSON
import Testing

struct UnknownMemberTests {
  @Test func `each unknown member is refused with the nearest name and all that are accepted`() {
    var faults = Faults()
    faults.refuseMembers(
      of: ["minuts": 1, "notify": true, "we ird": 2, "type": "x"], otherThan: ["minutes", "notify"], ignoring: ["type"])
    #expect(
      faults.all.map(\.description) == [
        #"minuts is an unknown field; did you mean "minutes"? Accepted: minutes, notify"#,
        #""we ird" is an unknown field. Accepted: minutes, notify"#,
      ])
    var none = Faults()
    none.refuseMember("x", otherThan: [])
    #expect(none.all == [Fault("x", "is an unknown field. No fields are accepted here")])
  }
}
