/// A set of scopes, written `read,write,status`; never empty.
package struct Scopes: Hashable, Sendable {
  private let members: Set<Scope>

  package static let all = Scopes(Scope.read, .write, .status)
  /// What remains of all under a read-only switch.
  package static let readOnly = Scopes(Scope.read, .status)

  package init(_ first: Scope, _ others: Scope...) { members = Set([first] + others) }

  /// Reads a list of names with commas between them; spaces and repetition do no harm.
  /// - Throws: ``ScopesError`` with the first word that is no scope, or for an empty list.
  package init(parsing text: String) throws(ScopesError) {
    var members: Set<Scope> = []
    for word in text.split(separator: ",") {
      let name = word.filter { $0 != " " }
      guard let scope = Scope(rawValue: name) else { throw .unknown(name) }
      members.insert(scope)
    }
    guard !members.isEmpty else { throw .empty }
    self.members = members
  }

  package func contains(_ scope: Scope) -> Bool { members.contains(scope) }

  /// The scopes, in the order read, write, status.
  package var sorted: [Scope] { members.sorted() }

  /// What both sets hold; nil for nothing.
  package func intersection(_ other: Scopes) -> Scopes? {
    let common = members.intersection(other.members)
    return common.isEmpty ? nil : Scopes(members: common)
  }

  private init(members: Set<Scope>) { self.members = members }
}

extension Scopes: CustomStringConvertible {
  package var description: String { sorted.map(\.rawValue).joined(separator: ",") }
}
