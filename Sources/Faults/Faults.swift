/// Everything that is wrong with a document, found in one reading, in the document's order; never empty when thrown.
package struct Faults: Error, Hashable, Sendable, CustomStringConvertible {
  package private(set) var all: [Fault] = []

  package init() {}

  package init(_ path: String, _ message: String) { all = [Fault(path, message)] }

  package var isEmpty: Bool { all.isEmpty }

  package mutating func add(_ path: String, _ message: String) { all.append(Fault(path, message)) }

  /// Adds all of another reading's faults, one level further in; an empty `outer` leaves them as they are.
  package mutating func add(_ others: Faults, under outer: String) {
    all.append(contentsOf: others.all.map { outer.isEmpty ? $0 : $0.under(outer) })
  }

  /// The same faults, one level further in.
  package func under(_ outer: String) -> Faults {
    var moved = Faults()
    moved.add(self, under: outer)
    return moved
  }

  /// Runs a reading and keeps its faults under `outer`; nil where it threw.
  package mutating func collect<Value>(under outer: String = "", _ read: () throws(Faults) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      add(error, under: outer)
      return nil
    }
  }

  /// Runs a reading for each of some values and keeps the faults of each under its index.
  /// - Returns: what could be read, in order.
  package mutating func collectEach<Value, Element>(
    of values: [Value], under outer: String = "", _ read: (Value) throws(Faults) -> Element
  ) -> [Element] {
    values.enumerated().compactMap { index, value in
      collect(under: "\(outer)[\(index)]") { () throws(Faults) in try read(value) }
    }
  }

  /// Throws what was found, if anything was.
  package func throwIfAny() throws(Faults) {
    if !isEmpty { throw self }
  }

  package var description: String { all.map(\.description).joined(separator: "; ") }
}
