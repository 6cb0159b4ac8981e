/// A set of scopes, written `read,write,status`; never empty.
package struct Scopes: Hashable, Sendable {
  /// A bit for each scope. Every request reads a set, so it is one byte and no `Set`.
  private let bits: UInt8

  package static let all = Scopes(Scope.read, .write, .status)
  /// What remains of all under a read-only switch.
  package static let readOnly = Scopes(Scope.read, .status)

  package init(_ first: Scope, _ others: Scope...) { bits = others.reduce(first.bit) { $0 | $1.bit } }

  /// Reads a list of names with commas between them; spaces and repetition do no harm.
  /// - Throws: ``ScopesError`` with the first word that is no scope, or for an empty list.
  package init(parsing text: String) throws(ScopesError) {
    var bits: UInt8 = 0
    for word in text.utf8.split(separator: UInt8(ascii: ",")) {
      let name = word.filter { $0 != UInt8(ascii: " ") }
      guard let scope = Scope.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name) }) else {
        throw .unknown(String(decoding: name, as: UTF8.self))
      }
      bits |= scope.bit
    }
    guard bits != 0 else { throw .empty }
    self.bits = bits
  }

  package func contains(_ scope: Scope) -> Bool { bits & scope.bit != 0 }

  /// The scopes, in the order read, write, status.
  package var sorted: [Scope] { Scope.allCases.filter(contains) }
}

extension Scopes: CustomStringConvertible {
  package var description: String { sorted.map(\.rawValue).joined(separator: ",") }
}
