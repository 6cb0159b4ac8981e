import JSON
import Rules

extension Situation {
  /// `id`, `type` and `name`.
  func row(of source: Blocker.Source) -> JSONObject {
    var row: JSONObject = ["id": .string(source.description), "type": .string(source.word)]
    row["name"] = name(of: source).map { .string($0) }
    return row
  }

  /// What it says of itself in a sentence: its name, else its kind and id.
  func phrase(for source: Blocker.Source) -> String {
    name(of: source).map(Sentences.quoted) ?? "\(source.word) \(source)"
  }
}
