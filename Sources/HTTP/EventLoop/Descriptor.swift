#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `close(2)`, by a name that no method hides.
func closeDescriptor(_ descriptor: CInt) { _ = close(descriptor) }
