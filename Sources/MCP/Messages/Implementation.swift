import JSON

/// Who one side is (MCP's `Implementation`).
package struct Implementation: Hashable, Sendable {
  package let name: String
  package let version: String
  package let title: String?
  package let icons: [Icon]

  package init(name: String, version: String, title: String? = nil, icons: [Icon] = []) {
    self.name = name
    self.version = version
    self.title = title
    self.icons = icons
  }

  /// Reads what a client says of itself; nil where it says nothing that can be used. Unknown members are ignored.
  init?(_ value: JSONValue?) {
    guard let object = value?.object, let name = object["name"]?.string else { return nil }
    self.init(name: name, version: object["version"]?.string ?? "", title: object["title"]?.string)
  }

  /// `title` exists from revision 2025-06-18 on, `icons` from 2025-11-25 on.
  func json(in revision: Revision) -> JSONObject {
    var object: JSONObject = ["name": .string(name)]
    if revision >= .r20250618 { object["title"] = title.map(JSONValue.string) }
    object["version"] = .string(version)
    Icon.add(icons, to: &object, in: revision)
    return object
  }

  /// The same without its pictures, for every single answer.
  var brief: Implementation { Implementation(name: name, version: version, title: title) }
}
