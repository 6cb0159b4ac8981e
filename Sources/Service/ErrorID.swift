/// A short name for one failure, the same in the answer and in the log.
enum ErrorID {
  static func random() -> String {
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
