/// Names the state that a store is in: equal marks of one store mean that nothing was written in between.
package struct StoreMark: Hashable, Sendable {
  package let words: SIMD8<UInt64>
}
