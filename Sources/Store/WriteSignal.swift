/// Sees that something was written to the store, by whichever process. Used by one thread at a time.
package protocol WriteSignal {
  /// Whether there was a write since the last question; the first answer is no.
  func hasChanged() throws(StoreError) -> Bool
}
