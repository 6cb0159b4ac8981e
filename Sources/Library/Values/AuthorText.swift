import Faults
import Store

/// Who made a change, for sentences.
enum AuthorText {
  static func of(_ actor: ActorRecord) -> String {
    let name = actor.name.map { Quoted.text($0) }
    return switch actor.kind {
    case .owner: "the owner"
    case .device: "the device \(name ?? actor.tokenID ?? "")"
    case .agent: name ?? actor.tokenID.map { "an agent with the token \($0)" } ?? "an agent"
    }
  }
}
