/// When something falls due for each of many slots: one time a slot, which moves often, mostly to later.
///
/// Moving a time to later costs nothing: the slot's entry in the heap stays where it is, and goes back in with the
/// new time when it comes up.
struct DeadlineQueue {
  private struct Entry {
    let time: Int64
    let slot: Int
  }

  private var heap: [Entry] = []
  /// What each slot waits for; nil for nothing.
  private var wanted: [Int64?] = []
  /// The earliest time of the slot in the heap; nil where it has no entry that counts.
  private var scheduled: [Int64?] = []

  /// Sets the time of a slot; nil for none.
  mutating func set(_ slot: Int, _ time: Int64?) {
    while wanted.count <= slot {
      wanted.append(nil)
      scheduled.append(nil)
    }
    wanted[slot] = time
    guard let time else { return }
    if let scheduled = scheduled[slot], scheduled <= time { return }
    push(Entry(time: time, slot: slot))
  }

  /// The time before which nothing falls due; nil where nothing ever does.
  var next: Int64? { heap.first?.time }

  /// Takes out one slot whose time has come; nil where there is none (any more).
  mutating func popExpired(_ now: Int64) -> Int? {
    while let first = heap.first, first.time <= now {
      removeFirst()
      // An entry that was overtaken by an earlier one of its slot counts no more.
      guard scheduled[first.slot] == first.time else { continue }
      scheduled[first.slot] = nil
      guard let time = wanted[first.slot] else { continue }
      if time <= now {
        wanted[first.slot] = nil
        return first.slot
      }
      push(Entry(time: time, slot: first.slot))
    }
    return nil
  }

  private mutating func push(_ entry: Entry) {
    scheduled[entry.slot] = entry.time
    var index = heap.count
    heap.append(entry)
    while index > 0, heap[(index - 1) / 2].time > heap[index].time {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      let left = 2 * index + 1
      guard left < heap.count else { return }
      let right = left + 1
      let child = right < heap.count && heap[right].time < heap[left].time ? right : left
      guard heap[child].time < heap[index].time else { return }
      heap.swapAt(child, index)
      index = child
    }
  }
}
