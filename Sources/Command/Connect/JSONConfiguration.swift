import JSON

/// Configuration files in JSON. Members keep their order and their numbers their digits.
enum JSONConfiguration {
  static func merge(
    _ entry: JSONObject, under key: String, inputs: JSONObject?, into text: String
  ) throws(Refusal) -> String {
    var document = try read(text)
    if let inputs { document["inputs"] = try adding(inputs, to: document["inputs"]) }
    var servers = try object(document[key], named: key)
    servers[ConfigurationSyntax.serverName] = .object(entry)
    document[key] = .object(servers)
    return String(decoding: JSONValue.object(document).indented, as: UTF8.self)
  }

  private static func read(_ text: String) throws(Refusal) -> JSONObject {
    guard text.utf8.contains(where: { $0 > 0x20 }) else { return [:] }
    do {
      return try object(JSONValue(parsing: text), named: "the file")
    } catch let error as JSONError {
      throw Refusal("it is not plain JSON (\(error)), perhaps because of comments; paste the entry by hand")
    } catch let error as Refusal {
      throw error
    } catch {
      throw Refusal("it cannot be read: \(error)")
    }
  }

  private static func object(_ value: JSONValue?, named name: String) throws(Refusal) -> JSONObject {
    switch value {
    case nil: return [:]
    case .object(let object): return object
    case .some(let other):
      throw Refusal("\(name) is of type \(other.typeName) and must be an object; paste the entry by hand")
    }
  }

  /// The list of inputs with ours in it, once.
  private static func adding(_ input: JSONObject, to value: JSONValue?) throws(Refusal) -> JSONValue {
    guard let value else { return [.object(input)] }
    guard var inputs = value.array else {
      throw Refusal("inputs is of type \(value.typeName) and must be an array; paste the entry by hand")
    }
    inputs.removeAll { $0["id"] == input["id"] }
    return .array(inputs + [.object(input)])
  }
}
