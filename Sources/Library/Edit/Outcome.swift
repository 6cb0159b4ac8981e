import JSON
import Store

/// What a write was about, in words; the states stand in the edit.
struct Outcome {
  let target: ItemKey
  let targetName: String
  /// One sentence, as `Made the page "Morning" with 3 blocks.`
  let summary: String
  let changed: [String]
  /// The item for the answer, which starts with `id` and `revision`.
  var document: JSONObject?
  var undoneChangeID: String?
}
