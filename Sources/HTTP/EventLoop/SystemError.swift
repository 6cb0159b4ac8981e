import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A refusal of the operating system.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of `errno`.
  package let code: CInt

  package init(code: CInt) { self.code = code }

  /// Passes a result through; the shims give -errno for failure.
  static func check(_ result: CInt) throws(SystemError) -> CInt {
    if result < 0 { throw SystemError(code: -result) }
    return result
  }

  package var isAddressInUse: Bool { code == EADDRINUSE }

  package var description: String { ErrorNumber.text(code) }
}
