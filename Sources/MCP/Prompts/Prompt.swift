package import JSON

/// A text with blanks that a person picks by name, as `prompts/list` shows it.
package struct Prompt: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    package let name: String
    package let title: String?
    package let description: String
    package let isRequired: Bool

    package init(_ name: String, title: String? = nil, _ description: String, isRequired: Bool) {
      (self.name, self.title, self.description, self.isRequired) = (name, title, description, isRequired)
    }
  }

  package let name: String
  package let title: String
  package let description: String
  package let arguments: [Argument]
  package let icons: [Icon]

  package init(name: String, title: String, description: String, arguments: [Argument] = [], icons: [Icon] = []) {
    (self.name, self.title, self.description) = (name, title, description)
    (self.arguments, self.icons) = (arguments, icons)
  }

  package func json(in revision: Revision) -> JSONObject {
    var object: JSONObject = ["name": .string(name)]
    if revision >= .r20250618 { object["title"] = .string(title) }
    object["description"] = .string(description)
    if !arguments.isEmpty { object["arguments"] = .array(arguments.map { .object(Self.json(of: $0, in: revision)) }) }
    Icon.add(icons, to: &object, in: revision)
    return object
  }

  private static func json(of argument: Argument, in revision: Revision) -> JSONObject {
    var object: JSONObject = ["name": .string(argument.name)]
    if revision >= .r20250618 { object["title"] = argument.title.map(JSONValue.string) }
    object["description"] = .string(argument.description)
    object["required"] = .bool(argument.isRequired)
    return object
  }
}
