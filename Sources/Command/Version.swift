/// What this program is, as it says itself.
package enum Version {
  package static let line = "pocketwork 0.1.0"
}
