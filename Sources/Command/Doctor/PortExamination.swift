import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether `serve` would find its port free.
enum PortExamination {
  static func finding(port: Int) -> Finding {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    var one: CInt = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<CInt>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code != 0 else { return Finding(.ok, "port", "127.0.0.1:\(port) is free") }
    let cause = ErrorNumber.text(errno)
    return Finding(.note, "port", "127.0.0.1:\(port) is taken (\(cause)), perhaps by a server; serve takes --port N")
  }
}
