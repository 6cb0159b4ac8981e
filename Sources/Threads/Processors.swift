#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The machine's processors.
package enum Processors {
  /// How many threads can run at once; at least 1.
  package static var count: Int { max(1, Int(sysconf(CInt(_SC_NPROCESSORS_ONLN)))) }
}
