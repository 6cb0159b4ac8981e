package import Faults
package import JSON
package import Time

/// All that a page remembers between two calls: its blocks' memories and what it knows of the world.
package struct PageState: Hashable, Sendable {
  /// Up to where everything has happened.
  package internal(set) var time: Instant
  /// Whether the first moment has happened.
  var hasBegun = false
  /// Whether the phone is at the saved place; nil while unknown.
  var isPresent: Bool?
  /// Whether apps of the home allowance are in use.
  var isUsing = false
  var memories: [Block.ID: BlockMemory] = [:]

  /// A page that nothing has happened to.
  package init(beginningAt time: Instant) { self.time = time }

  package var json: JSONObject {
    var object: JSONObject = ["time": "\(time)", "has_begun": .bool(hasBegun)]
    object["is_present"] = isPresent.map(JSONValue.bool)
    object["is_using"] = .bool(isUsing)
    let blocks = memories.sorted { $0.key.text < $1.key.text }.filter { $0.value != BlockMemory() }
    object["blocks"] = .object(
      JSONObject(uniqueMembers: blocks.map { JSONObject.Member(key: $0.key.text, value: .object($0.value.json)) }))
    return object
  }

  /// Reads what `json` wrote. What it says of blocks that the page no longer has is kept and does nothing.
  package init(reading object: JSONObject) throws(Faults) {
    var faults = Faults()
    faults.refuseMembers(of: object, otherThan: ["time", "has_begun", "is_present", "is_using", "blocks"])
    let time = object["time"]?.string.flatMap(Instant.init(parsing:))
    if time == nil { faults.add("time", "is missing or no instant, as in 2026-12-09T20:30:00Z") }
    guard let hasBegun = object["has_begun"]?.bool, let isUsing = object["is_using"]?.bool,
      let blocks = object["blocks"]?.object, blocks.count <= 1_000
    else {
      faults.add("", "needs has_begun, is_using and blocks")
      throw faults
    }
    var memories: [Block.ID: BlockMemory] = [:]
    for member in blocks.members {
      faults.collect(under: "blocks.\(ShownValue.name(member.key))") { () throws(Faults) in
        guard let object = member.value.object else { throw Faults("", "must be an object") }
        memories[try Block.ID(parsing: member.key)] = try BlockMemory(reading: object)
      }
    }
    guard let time, faults.isEmpty else { throw faults }
    self.init(beginningAt: time)
    self.hasBegun = hasBegun
    self.isUsing = isUsing
    self.isPresent = object["is_present"]?.bool
    self.memories = memories
  }
}
