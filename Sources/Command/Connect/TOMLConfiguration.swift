import Faults
import JSON

/// Configuration files in TOML, edited by lines: comments and order stay as they are.
enum TOMLConfiguration {
  static func merge(_ entry: JSONObject, under table: String, into text: String) throws(Refusal) -> String {
    let ours = "\(table).\(ConfigurationSyntax.serverName)"
    var lines = ConfigurationLines.split(text)
    try refuseOtherForms(of: table, in: lines)
    let block = ["[\(ours)]"] + entry.members.map { "\($0.key) = \(literal($0.value))" }
    if let start = lines.firstIndex(where: { header(of: $0) == ours }) {
      let next = lines[(start + 1)...].firstIndex { header(of: $0).map { !$0.hasPrefix("\(ours).") } ?? false }
      var end = next ?? lines.endIndex
      while end > start + 1, ConfigurationLines.isBetween(lines[end - 1]) { end -= 1 }
      lines.replaceSubrange(start..<end, with: block)
    } else {
      if !lines.isEmpty { lines.append("") }
      lines += block
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name in `[name]`, without the spaces that TOML allows in it; nil for any other line.
  private static func header(of line: String) -> String? {
    let line = line.prefix { $0 != "#" }.filter { $0 != " " && $0 != "\t" && $0 != "\r" && $0 != "\"" }
    return line.hasPrefix("[") && line.hasSuffix("]") ? String(line.dropFirst().dropLast()) : nil
  }

  /// `mcp_servers = {…}`, or `pocketwork = {…}` under `[mcp_servers]`: a second definition would break the file.
  private static func refuseOtherForms(of table: String, in lines: [String]) throws(Refusal) {
    var current = ""
    for line in lines {
      if let header = header(of: line) { current = header }
      let key = line.prefix { $0 != "=" }.filter { $0 != " " && $0 != "\t" && $0 != "\"" }
      guard line.contains("=") else { continue }
      let isTable = current.isEmpty && (key == table || key.hasPrefix("\(table)."))
      if isTable || (current == table && key.hasPrefix(ConfigurationSyntax.serverName)) {
        throw Refusal("it writes \(table) in another form (\(Quoted.text(line))); paste the entry by hand")
      }
    }
  }

  /// JSON's strings are TOML's basic strings; arrays and inline tables differ from JSON in the equals sign alone.
  private static func literal(_ value: JSONValue) -> String {
    switch value {
    case .array(let items): "[\(items.map(literal).joined(separator: ", "))]"
    case .object(let object):
      "{ \(object.members.map { "\($0.key) = \(literal($0.value))" }.joined(separator: ", ")) }"
    case .null, .bool, .integer, .number, .string: value.text
    }
  }
}
