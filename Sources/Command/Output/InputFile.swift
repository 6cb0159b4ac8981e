import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A document that a person names on the command line; `-` is standard input.
struct InputFile: Sendable {
  static let maximumBytes = 16 << 20

  let path: String

  func read() throws(Refusal) -> [UInt8] {
    guard path != "-" else { return try read(from: STDIN_FILENO, named: "standard input") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Refusal("\(path) cannot be read: \(ErrorNumber.text(errno))") }
    defer { close(descriptor) }
    return try read(from: descriptor, named: path)
  }

  private func read(from descriptor: CInt, named name: String) throws(Refusal) -> [UInt8] {
    guard let bytes = Descriptor.takeAll(from: descriptor, limit: Self.maximumBytes) else {
      throw Refusal("\(name) cannot be read: \(ErrorNumber.text(errno))")
    }
    guard bytes.count <= Self.maximumBytes else {
      throw Refusal("\(name) is larger than \(Self.maximumBytes >> 20) MiB")
    }
    return bytes
  }
}
