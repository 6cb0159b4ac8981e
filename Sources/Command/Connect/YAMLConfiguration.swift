import Faults
import JSON

/// Configuration files in YAML, edited by lines: comments and order stay as they are.
enum YAMLConfiguration {
  static func merge(_ entry: JSONObject, under key: String, into text: String) throws(Refusal) -> String {
    var lines = ConfigurationLines.split(text)
    guard let top = try position(of: key, in: &lines) else {
      return (lines + ["\(key):"] + block(entry, indent: 2)).joined(separator: "\n") + "\n"
    }
    let end = endOfBlock(after: top, indent: 0, in: lines)
    let indent = lines[(top + 1)..<end].first { !ConfigurationLines.isBetween($0) }.map(indentation) ?? 2
    let ours = lines[(top + 1)..<end].firstIndex { line in
      indentation(line) == indent && keyOf(line) == ConfigurationSyntax.serverName
    }
    if let ours {
      lines.replaceSubrange(
        ours..<endOfBlock(after: ours, indent: indent, in: lines), with: block(entry, indent: indent))
    } else {
      lines.insert(contentsOf: block(entry, indent: indent), at: top + 1)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line of the key at the top level; an empty mapping `{}` after it is removed.
  private static func position(of key: String, in lines: inout [String]) throws(Refusal) -> Int? {
    guard let top = lines.firstIndex(where: { indentation($0) == 0 && keyOf($0) == key }) else { return nil }
    let value = lines[top].dropFirst(key.count + 1).prefix { $0 != "#" }.filter { $0 != " " && $0 != "\r" }
    if value == "{}" { lines[top] = "\(key):" }
    guard value.isEmpty || value == "{}" else {
      throw Refusal("it writes \(key) in another form (\(Quoted.text(lines[top]))); paste the entry by hand")
    }
    return top
  }

  /// The line after the last one that is indented deeper; empty lines and comments at the end stay outside.
  private static func endOfBlock(after start: Int, indent: Int, in lines: [String]) -> Int {
    var end =
      lines[(start + 1)...].firstIndex { !ConfigurationLines.isBetween($0) && indentation($0) <= indent }
      ?? lines.endIndex
    while end > start + 1, ConfigurationLines.isBetween(lines[end - 1]) { end -= 1 }
    return end
  }

  private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func keyOf(_ line: String) -> String? {
    guard !ConfigurationLines.isBetween(line), let colon = line.firstIndex(of: ":") else { return nil }
    return line[..<colon].filter { $0 != " " && $0 != "\"" && $0 != "'" }
  }

  private static func block(_ entry: JSONObject, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return ["\(margin)\(ConfigurationSyntax.serverName):"] + rows(entry, margin + "  ")
  }

  private static func rows(_ object: JSONObject, _ margin: String) -> [String] {
    object.members.flatMap { member in
      switch member.value {
      case .object(let inner) where !inner.isEmpty: ["\(margin)\(member.key):"] + rows(inner, margin + "  ")
      case .array(let items) where !items.isEmpty:
        ["\(margin)\(member.key):"] + items.map { "\(margin)  - \($0.text)" }
      case .null, .bool, .integer, .number, .string, .array, .object: ["\(margin)\(member.key): \(member.value.text)"]
      }
    }
  }
}
