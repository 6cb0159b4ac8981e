import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The library's file in its folder: making it, and its rights.
struct LibraryFile {
  let path: String

  enum State: Equatable {
    case missing
    case file(sizeBytes: Int)
    case noFile
  }

  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What lies at the path; links are followed.
  func state() throws(StoreError) -> State {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return .missing }
      throw .unreachable(path: path, reason: ErrorNumber.text(errno))
    }
    return status.st_mode & S_IFMT == S_IFREG ? .file(sizeBytes: Int(status.st_size)) : .noFile
  }

  /// Makes an empty file (0600), and the folders (0700) that are missing. That another process has just made it is fine.
  func make() throws(StoreError) {
    try makeFolder(folder)
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 || errno == EEXIST else {
      throw ErrorNumber.refusesWriting(errno)
        ? .readOnly(path: path)
        : errno == ENOSPC ? .full(path: path) : .unreachable(path: path, reason: ErrorNumber.text(errno))
    }
    if descriptor >= 0 { close(descriptor) }
    syncFolder()
  }

  private func makeFolder(_ folder: String) throws(StoreError) {
    guard !folder.isEmpty, mkdir(folder, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, folder.contains("/") else {
      throw ErrorNumber.refusesWriting(errno)
        ? .readOnly(path: path) : .unreachable(path: path, reason: ErrorNumber.text(errno))
    }
    try makeFolder(LibraryFile(path: folder).folder)
    try makeFolder(folder)
  }

  /// Takes the rights of group and others from a file that has them, as after a careless copy.
  func tightenRights() {
    var status = stat()
    guard stat(path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 != 0 else { return }
    chmod(path, 0o600)
  }

  /// Sees to it that the folder's entries survive a loss of power.
  func syncFolder() {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
