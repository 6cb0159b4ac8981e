package import JSON
package import Store

/// A group of apps as it is read.
package struct GroupView: Hashable, Sendable {
  package let id: String
  package let name: String
  package let revision: Int
  /// The pages and rules that use it.
  package let users: [ItemKey]

  /// `id`, `name`, `revision`, `used_by` (ids).
  package var document: JSONObject {
    [
      "id": .string(id), "name": .string(name), "revision": .integer(revision),
      "used_by": .array(users.map { .string($0.id) }),
    ]
  }
}
