import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A small file, mostly text of another program: read whole, replaced whole.
struct TextFile: Sendable {
  static let maximumBytes = 16 << 20

  let path: String

  /// The text, or nil where there is no file.
  func read() throws(Refusal) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("cannot be read")
    }
    defer { close(descriptor) }
    try requireFile(descriptor)
    guard let bytes = Descriptor.takeAll(from: descriptor, limit: Self.maximumBytes) else {
      throw failure("cannot be read")
    }
    guard bytes.count <= Self.maximumBytes else {
      throw Refusal("\(path) is larger than \(Self.maximumBytes >> 20) MiB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Refusal("\(path) is not UTF-8 text") }
    return text
  }

  /// A device is no text, and must not be replaced by one.
  private func requireFile(_ descriptor: CInt) throws(Refusal) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("cannot be read") }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Refusal("\(path) cannot be read: it is a folder") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Refusal("\(path) cannot be read: it is no file") }
  }

  /// Puts the text where the file is, whole or not at all, with the file's own permissions (0600 for a new one).
  /// Folders on the way are made; a link stays one, and what it leads to is replaced.
  func replace(with text: String) throws(Refusal) { try replace(with: Array(text.utf8)) }

  /// The same with any bytes. What is there and is no file, such as a pipe, is written to.
  func replace(with bytes: [UInt8]) throws(Refusal) {
    try makeFolders()
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG { return try put(bytes) }
    let mode = isThere ? status.st_mode & 0o777 : 0o600
    let destination = resolved
    let temporary = TextFile(path: "\(destination).new-\(getpid())")
    try temporary.write(bytes, mode: mode)
    guard rename(temporary.path, destination) == 0 else {
      let refusal = failure("cannot be replaced")
      unlink(temporary.path)
      throw refusal
    }
  }

  /// The path without links; itself where nothing is there.
  private var resolved: String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  private func put(_ bytes: [UInt8]) throws(Refusal) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("cannot be written") }
    defer { close(descriptor) }
    if Descriptor.put(bytes, to: descriptor) != 0 { throw failure("cannot be written") }
  }

  /// Keeps a copy beside the file, under the first free of `….backup-1`, `….backup-2`, …
  /// - Returns: the path of the copy.
  func backUp(_ text: String) throws(Refusal) -> String {
    for number in 1...999 {
      let copy = TextFile(path: "\(path).backup-\(number)")
      if access(copy.path, F_OK) != 0 {
        try copy.write(Array(text.utf8), mode: 0o600)
        return copy.path
      }
    }
    throw Refusal("\(path) has 999 backups; remove some")
  }

  /// Writes a file that must not be there yet, down to the disk.
  private func write(_ bytes: [UInt8], mode: mode_t) throws(Refusal) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure("cannot be made") }
    let isWhole = Descriptor.put(bytes, to: descriptor) == 0 && fsync(descriptor) == 0
    let refusal = failure("cannot be written")
    close(descriptor)
    guard isWhole else {
      unlink(path)
      throw refusal
    }
  }

  private func makeFolders() throws(Refusal) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += folder.isEmpty && part.isEmpty ? "/" : folder.isEmpty || folder == "/" ? part : "/\(part)"
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST || errno == EISDIR || errno == EROFS else {
        throw failure("lies in a folder that cannot be made")
      }
    }
  }

  private func failure(_ what: String) -> Refusal { Refusal("\(path) \(what): \(ErrorNumber.text(errno))") }
}
