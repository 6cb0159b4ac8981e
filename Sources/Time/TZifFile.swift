/// What a TZif file of version 1 to 4 says (RFC 9636 §3), read from its bytes.
struct TZifFile {
  /// The instants at which the offset changes, ascending, in seconds since 1970.
  private(set) var transitions: [Int64] = []
  /// The offset from each transition on, in seconds east of UTC.
  private(set) var offsets: [Int32] = []
  /// The abbreviation from each transition on, as in `CET`.
  private(set) var abbreviations: [String] = []
  /// The offset before the first transition.
  private(set) var firstOffset: Int32 = 0
  private(set) var firstAbbreviation = ""
  /// What holds after the last transition; nil in version 1 and where the footer is empty.
  private(set) var footer: PosixRule?

  private let bytes: [UInt8]
  private var position = 0

  private struct Header {
    let version: UInt8
    let utCount, standardCount, leapCount, transitionCount, typeCount, characterCount: Int

    func bodyLength(timeSize: Int) -> Int {
      transitionCount * (timeSize + 1) + typeCount * 6 + characterCount + leapCount * (timeSize + 4) + standardCount
        + utCount
    }
  }

  init(parsing bytes: [UInt8]) throws(TZifError) {
    self.bytes = bytes
    var header = try readHeader()
    guard header.version != 0 else {
      try readBody(header, timeSize: 4)
      return
    }
    try skip(header.bodyLength(timeSize: 4))
    header = try readHeader()
    try readBody(header, timeSize: 8)
    try readFooter()
  }

  private mutating func readHeader() throws(TZifError) -> Header {
    guard bytes.count - position >= 44 else { throw position == 0 ? .notTZif : .endsEarly }
    guard bytes[position..<position + 4].elementsEqual("TZif".utf8) else { throw .notTZif }
    let version = bytes[position + 4]
    guard version == 0 || (50...52).contains(version) else { throw .unknownVersion(version) }
    position += 20
    var counts: [Int] = []
    // Counts are 32 bits each: their sums and products fit in Int.
    for _ in 0..<6 { counts.append(Int(UInt32(truncatingIfNeeded: try readInteger(size: 4)))) }
    return Header(
      version: version, utCount: counts[0], standardCount: counts[1], leapCount: counts[2], transitionCount: counts[3],
      typeCount: counts[4], characterCount: counts[5])
  }

  private mutating func readBody(_ header: Header, timeSize: Int) throws(TZifError) {
    let end = position + header.bodyLength(timeSize: timeSize)
    guard end <= bytes.count else { throw .endsEarly }
    guard header.leapCount == 0 else { throw .leapSeconds }
    guard header.typeCount > 0 else { throw .noLocalTimeType }
    for _ in 0..<header.transitionCount { transitions.append(try readInteger(size: timeSize)) }
    guard zip(transitions, transitions.dropFirst()).allSatisfy(<) else { throw .transitionsOutOfOrder }
    let indexes = bytes[position..<position + header.transitionCount].map(Int.init)
    position += header.transitionCount
    let types = try readTypes(count: header.typeCount)
    let names = bytes[position..<position + header.characterCount]
    firstOffset = types[0].offset
    firstAbbreviation = Self.abbreviation(in: names, at: types[0].nameIndex)
    for index in indexes {
      guard types.indices.contains(index) else { throw .typeOutOfRange(index) }
      offsets.append(types[index].offset)
      abbreviations.append(Self.abbreviation(in: names, at: types[index].nameIndex))
    }
    position = end
  }

  private mutating func readTypes(count: Int) throws(TZifError) -> [(offset: Int32, nameIndex: Int)] {
    var types: [(offset: Int32, nameIndex: Int)] = []
    for _ in 0..<count {
      let offset = Int32(truncatingIfNeeded: try readInteger(size: 4))
      guard offset.magnitude <= 93_600 else { throw .offsetOutOfRange(offset) }
      try skip(2)
      types.append((offset, Int(bytes[position - 1])))
    }
    return types
  }

  /// The text from an index to the next zero; empty where the table is shorter.
  private static func abbreviation(in names: ArraySlice<UInt8>, at index: Int) -> String {
    String(decoding: names.dropFirst(index).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A POSIX rule between two line ends; nothing between them means that no rule is known.
  private mutating func readFooter() throws(TZifError) {
    guard position < bytes.count, bytes[position] == 0x0A,
      let end = bytes[(position + 1)...].firstIndex(of: 0x0A)
    else { throw .endsEarly }
    let text = String(decoding: bytes[position + 1..<end], as: UTF8.self)
    if !text.isEmpty { footer = try PosixRule(parsing: text) }
  }

  /// A big-endian signed integer of 4 or 8 bytes.
  private mutating func readInteger(size: Int) throws(TZifError) -> Int64 {
    guard bytes.count - position >= size else { throw .endsEarly }
    var value = UInt64(0)
    for byte in bytes[position..<position + size] { value = value << 8 | UInt64(byte) }
    position += size
    return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }

  private mutating func skip(_ count: Int) throws(TZifError) {
    guard bytes.count - position >= count else { throw .endsEarly }
    position += count
  }
}
