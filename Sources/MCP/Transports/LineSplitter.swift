/// Cuts a stream of bytes into lines at LF, however the writes were split or joined.
///
/// A line past the limit is not kept: it is named once, and skipped to its end.
struct LineSplitter {
  enum Line: Hashable, Sendable {
    /// Without the LF; a CR before it is still there, which JSON takes as white space.
    case text([UInt8])
    case tooLong
  }

  let limit: Int
  private var rest: [UInt8] = []
  private var isSkipping = false

  init(limit: Int) { self.limit = limit }

  /// The lines that these bytes complete.
  mutating func append(_ bytes: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      keep(bytes[start..<end], in: &lines)
      if !isSkipping { lines.append(.text(rest)) }
      rest = []
      isSkipping = false
      start = end + 1
    }
    keep(bytes[start...], in: &lines)
    return lines
  }

  /// What stands after the last LF, at the end of the stream; nil where nothing does.
  mutating func finish() -> Line? {
    defer { rest = [] }
    return rest.isEmpty || isSkipping ? nil : .text(rest)
  }

  private mutating func keep(_ part: ArraySlice<UInt8>, in lines: inout [Line]) {
    guard !isSkipping else { return }
    if rest.count + part.count > limit {
      rest = []
      isSkipping = true
      lines.append(.tooLong)
    } else {
      rest.append(contentsOf: part)
    }
  }
}
