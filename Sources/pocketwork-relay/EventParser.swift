/// Takes the data out of server-sent events as their bytes come (HTML Living Standard, section 9.2.6).
struct EventParser {
  private var line: [UInt8] = []
  private var data: [UInt8] = []
  private var hasData = false
  private var lastWasCarriageReturn = false
  private var isAtStart = true

  /// Whether an event was larger than is taken; nothing is read after it.
  private(set) var isOverfull = false

  /// The data of the events that end in `bytes`, its lines joined by LF.
  mutating func events(in bytes: some Sequence<UInt8>) -> [[UInt8]] {
    var events: [[UInt8]] = []
    for byte in bytes where !isOverfull {
      let isSecondHalf = byte == 0x0A && lastWasCarriageReturn
      lastWasCarriageReturn = byte == 0x0D
      switch byte {
      case 0x0A where isSecondHalf: break
      case 0x0A, 0x0D: if let event = endLine() { events.append(event) }
      default:
        line.append(byte)
        isOverfull = line.count + data.count > Limits.messageBytes
      }
    }
    return events
  }

  /// Acts on a whole line; the event's data where the line is empty and there is some.
  private mutating func endLine() -> [UInt8]? {
    defer { line.removeAll(keepingCapacity: true) }
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isAtStart = false
    guard !line.isEmpty else {
      defer { (data, hasData) = ([], false) }
      return hasData ? data : nil
    }
    guard line.starts(with: "data".utf8), line.count == 4 || line[4] == 0x3A else { return nil }
    let value = line.dropFirst(5)
    if hasData { data.append(0x0A) }
    data.append(contentsOf: value.first == 0x20 ? value.dropFirst() : value)
    hasData = true
    return nil
  }
}
