import Time

// A zone's file: any bytes are rules or refused, and rules answer for every instant and date.

private let name = ZoneName(parsing: "Test/Zone")!
private let instants = [
  Instant.earliest, .latest, Instant(seconds: 0), Instant(seconds: 1_796_848_200), Instant(seconds: -4_000_000_000),
]

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let rules = try? ZoneRules(name: name, tzif: bytes) else { return 0 }
  for instant in instants {
    let date = rules.date(at: instant)
    let next = rules.start(of: date.adding(days: 1))
    precondition(rules.start(of: date) <= instant || instant == .earliest, "a date starts after an instant of it")
    precondition(instant < next || next == .latest || instant == .latest, "a date goes on after the next has begun")
    if let change = rules.nextTransition(after: instant) { precondition(change.instant > instant) }
    if let calm = rules.calm(around: instant) { precondition(calm.offsetSeconds == Int64(rules.offset(at: instant))) }
  }
  return 0
}
