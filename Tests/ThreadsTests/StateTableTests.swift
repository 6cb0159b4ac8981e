import Testing
import Threads

struct StateTableTests {
  @Test func `a value comes out in the state that it was made from, and in no other`() {
    let table = StateTable<Int, String, String>(limit: 10)
    #expect(table.value(for: "a", in: 1) == nil)
    table.keep("of 1", for: "a", in: 1)
    #expect(table.value(for: "a", in: 1) == "of 1")
    #expect(table.value(for: "b", in: 1) == nil)
    #expect(table.value(for: "a", in: 2) == nil)
  }

  @Test func `a newer state makes it forget the older one's values`() {
    let table = StateTable<Int, String, String>(limit: 10)
    table.keep("of 1", for: "a", in: 1)
    table.keep("of 2", for: "b", in: 2)
    #expect(table.value(for: "a", in: 1) == nil)
    #expect(table.value(for: "a", in: 2) == nil)
    #expect(table.value(for: "b", in: 2) == "of 2")
  }

  @Test func `what is kept never costs more than the limit`() {
    let table = StateTable<Int, Int, Int>(limit: 10)
    table.keep(0, for: 0, in: 1, cost: 11)
    #expect(table.value(for: 0, in: 1) == nil)
    table.keep(1, for: 1, in: 1, cost: 5)
    table.keep(2, for: 2, in: 1, cost: 5)
    #expect(table.value(for: 1, in: 1) == 1)
    #expect(table.value(for: 2, in: 1) == 2)
    // The same key again costs no more.
    table.keep(3, for: 2, in: 1, cost: 5)
    #expect(table.value(for: 1, in: 1) == nil || table.value(for: 2, in: 1) == 3)
    table.keep(4, for: 4, in: 1, cost: 6)
    let left = (1...4).filter { table.value(for: $0, in: 1) != nil }
    #expect(left == [4])
  }
}
