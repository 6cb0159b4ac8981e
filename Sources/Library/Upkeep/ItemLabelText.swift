import Faults
import Store

/// An item in a list for the owner: `"Morning" (page p)`.
enum ItemLabelText {
  static func of(_ key: ItemKey, _ name: String) -> String { "\(Quoted.text(name)) (\(key.kind.rawValue) \(key.id))" }
}
