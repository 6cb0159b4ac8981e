/// Why bytes are no usable TZif file (RFC 9636).
package enum TZifError: Error, Hashable, Sendable, CustomStringConvertible {
  case notTZif
  case unknownVersion(UInt8)
  case endsEarly
  case leapSeconds
  case noLocalTimeType
  case typeOutOfRange(Int)
  case offsetOutOfRange(Int32)
  case transitionsOutOfOrder
  case badFooter(String)

  package var description: String {
    switch self {
    case .notTZif: "is no TZif file"
    case .unknownVersion(let version): "has TZif version byte \(version); 0 and 50 to 52 are known"
    case .endsEarly: "ends early"
    case .leapSeconds: "counts leap seconds; a file without them is needed"
    case .noLocalTimeType: "has no local time type"
    case .typeOutOfRange(let index): "refers to local time type \(index), which it lacks"
    case .offsetOutOfRange(let offset): "has an offset of \(offset) s; 26 hours are the most"
    case .transitionsOutOfOrder: "has transitions out of order"
    case .badFooter(let text): "has the footer \"\(text)\", which is no POSIX rule"
    }
  }
}
