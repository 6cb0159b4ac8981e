import JSON
import Testing
import Time

@testable import Rules

/// A scenario and what it must answer, in lines that are easy to read:
/// `2026-12-09T10:00:00Z rule l: state active, used_minutes 30`, `… Video: blocked true, by l+w`, `event 2: result refused`.
/// `-` stands for a member that is absent.
struct ScenarioCheck: CustomTestStringConvertible, Sendable {
  let name: String
  let scenario: String
  let lines: [String]

  init(_ name: String, _ scenario: String, _ lines: [String]) {
    (self.name, self.scenario, self.lines) = (name, scenario, lines)
  }

  var testDescription: String { name }

  static var context: ScenarioContext {
    .plain { Make.zoneIfKnown($0.description) }
  }

  /// The JSON text of an object, with members put in the place of its own.
  static func merged(_ object: String, _ members: String) -> String {
    guard var base = try? JSONValue(parsing: object).object, let others = try? JSONValue(parsing: "{\(members)}").object
    else {
      return "no JSON: \(object) {\(members)}"
    }
    for member in others.members { base[member.key] = member.value }
    return JSONValue.object(base).text
  }

  func run() throws {
    let asks = lines.filter { !$0.hasPrefix("event") && !$0.hasPrefix("note") && !$0.hasPrefix("change") }
      .map { "\"\($0.prefix(20))\"" }
    let text = scenario.replacing("ASK", with: "[\(asks.joined(separator: ","))]")
    let answer = JSONValue.object(try Scenario(parsing: Array(text.utf8), in: Self.context).answer())
    var index = 0
    for line in lines {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      let subject: JSONValue?
      if line.hasPrefix("note ") {
        let notes = answer["notes"]?.array?.compactMap(\.string) ?? []
        #expect(notes.contains { $0.contains(line.dropFirst(5)) }, "\(line) in \(notes)")
        continue
      } else if line.hasPrefix("change ") {
        expectChanges(parts, answer)
        continue
      } else if line.hasPrefix("event ") {
        let wanted = JSONValue.integer(Int(parts[0].dropFirst(6)) ?? -1)
        subject = answer["events"]?.array?.first { $0["index"] == wanted }
      } else {
        let found = answer["answers"]?.array?[index]
        index += 1
        let who = String(parts[0].dropFirst(21))
        if who.hasPrefix("rule ") {
          subject = found?["rules"]?.array?.first { $0["id"]?.string == String(who.dropFirst(5)) }
        } else {
          subject = who == "day" ? found : found?["targets"]?.array?.first { $0["target"]?.string == who }
        }
      }
      expectMembers(parts[1], of: subject, line)
    }
  }

  private func expectMembers(_ text: String, of subject: JSONValue?, _ line: String) {
    guard let subject else {
      Issue.record("\(line): nothing there")
      return
    }
    for pair in text.components(by: ", ") {
      let words = pair.split(separator: " ", maxSplits: 1).map(String.init)
      let found = Self.word(subject[words[0]])
      #expect(found == words[1], "\(line): \(words[0]) is \(found) in \(subject.text)")
    }
  }

  private func expectChanges(_ parts: [String], _ answer: JSONValue) {
    let changes = answer["changes"]?[String(parts[0].dropFirst(7))]?.array ?? []
    let found = changes.map { "\(Self.word($0["at"])) \($0["blocked"] == true ? "blocked" : "free")" }
    #expect(found.joined(separator: ", ") == parts[1])
  }

  private static func word(_ value: JSONValue?) -> String {
    guard let value else { return "-" }
    return value.array.map { $0.map { word($0) }.joined(separator: "+") } ?? value.string ?? value.text
  }
}

extension String {
  fileprivate func components(by separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
