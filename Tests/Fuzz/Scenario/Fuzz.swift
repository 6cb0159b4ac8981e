import JSON
import Rules
import Time

// A scenario: any bytes are refused or answered, and the answer agrees with itself.

private var context: ScenarioContext { .plain { $0 == .utc ? .utc : nil } }

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let scenario = try? Scenario(parsing: bytes, in: context) else { return 0 }
  let answer = JSONValue.object(scenario.answer())
  precondition((try? JSONValue(parsing: answer.encoded)) == answer, "the answer does not read back")
  for moment in answer["answers"]?.array ?? [] {
    for target in moment["targets"]?.array ?? [] {
      let isBlocked = target["blocked"] == true
      precondition(
        isBlocked == (target["by"]?.array?.isEmpty == false), "blocked by nothing, or free and blocked by some")
      precondition(!isBlocked || target["next_block"] == nil, "blocked now and next")
    }
  }
  return 0
}
