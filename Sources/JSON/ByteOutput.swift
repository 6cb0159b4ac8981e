/// Bytes that grow at their end, without the checks of an array on each one.
///
/// Confined to the writer that made it. `storage` has room for `capacity` bytes, of which the first `count` are
/// initialized.
struct ByteOutput: ~Copyable {
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    storage = .allocate(capacity: capacity)
  }

  deinit { storage.deallocate() }

  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (storage + count).initialize(from: start, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ byte: UInt8, times: Int) {
    reserve(times)
    (storage + count).initialize(repeating: byte, count: times)
    count += times
  }

  private mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  private mutating func grow(_ more: Int) {
    let larger = max(2 * capacity, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.moveInitialize(from: storage, count: count)
    storage.deallocate()
    (storage, capacity) = (moved, larger)
  }
}
