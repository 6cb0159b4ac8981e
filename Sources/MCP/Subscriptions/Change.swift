/// Something that clients may want to be told of.
package enum Change: Hashable, Sendable {
  case toolList
  case promptList
  case resourceList
  case resource(uri: String)
}
