package import Faults

/// How a document's names become the library's ids and back.
///
/// Stored documents refer to groups by id and hold domains as A-labels; what agents see has names and Unicode.
package struct RuleContext {
  /// The id of a group that is named by its name or its id. Making a group for an unknown name is the closure's affair.
  package let group: (String) throws(Faults) -> AppGroup.ID
  package let groupName: (AppGroup.ID) -> String
  /// A domain as it is stored: A-labels in lower case.
  package let domain: (String) throws(Faults) -> String
  package let domainText: (String) -> String

  package init(
    group: @escaping (String) throws(Faults) -> AppGroup.ID, groupName: @escaping (AppGroup.ID) -> String,
    domain: @escaping (String) throws(Faults) -> String, domainText: @escaping (String) -> String
  ) {
    self.group = group
    self.groupName = groupName
    self.domain = domain
    self.domainText = domainText
  }

  /// For stored documents: group ids and A-labels as they are.
  package static var stored: RuleContext {
    RuleContext(
      group: { (text) throws(Faults) in
        guard let id = AppGroup.ID(text) else { throw refusal(of: text, "it must be \(Identifier.rule)") }
        return id
      },
      groupName: \.description, domain: { (text) throws(Faults) in text }, domainText: { $0 })
  }

  /// The fault that a closure throws for a text: the value and what is right.
  package static func refusal(of text: String, _ requirement: String) -> Faults {
    Faults("", "is \(Quoted.text(text)); \(requirement)")
  }
}
