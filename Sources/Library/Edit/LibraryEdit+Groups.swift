import Faults
import JSON
import Names
import Rules
import Store

extension LibraryEdit {
  /// For reading a document: a group named for the first time is made, and the answer says so.
  ///
  /// Groups that the document's refusal leaves behind go with the edit, which is never carried out.
  var documentContext: RuleContext {
    let shown = groups.context
    return RuleContext(
      group: { [self] (text) throws(Faults) in try group(named: text) }, groupName: { [self] in groups.name(of: $0) },
      domain: shown.domain, domainText: shown.domainText)
  }

  private func group(named text: String) throws(Faults) -> AppGroup.ID {
    if let id = groups.id(of: text) { return id }
    let name = try Name(text)
    if case .deleted? = try? state(ItemKey(kind: .group, id: text)) {
      throw Faults("", "is \(Quoted.text(text)), the id of an app group that was deleted; name the group you mean")
    }
    guard groups.ids.count < LibraryLimits.groups else {
      throw Faults(
        "",
        "is \(Quoted.text(text)), a group that is not there yet; a library has at most \(LibraryLimits.groups) "
          + "groups, so name one of \(groups.allNames.map { Quoted.text($0) }.joined(separator: ", "))")
    }
    if let close = NearestMatch.of(name.text, among: groups.allNames) {
      warnings.append(
        "The new app group \(Quoted.text(name.text)) has nearly the name of \(Quoted.text(close)). "
          + "If that one was meant, undo this and name it exactly.")
    }
    return try makeGroup(name)
  }

  private func makeGroup(_ name: Name) throws(Faults) -> AppGroup.ID {
    guard let id = AppGroup.ID(random.id("group")) else { throw Faults("", "cannot be given an id") }
    let key = ItemKey(kind: .group, id: id.description)
    do {
      try put(key, ItemContent(of: id, name))
    } catch {
      throw Faults("", "cannot be made a group: \(error.message)")
    }
    groups.set(id, name: name.text)
    warnings.append("Made the app group \(Quoted.text(name.text)) (\(id)).")
    onPhone.append("Pick the apps of the group \(Quoted.text(name.text)).")
    return id
  }

  /// The pages and rules that use a group, after this write's changes.
  func users(of id: AppGroup.ID) throws(LibraryError) -> [ItemRecord] {
    var users: [ItemRecord] = []
    for record in try records(.page) where try StoredItem.page(record).groups.contains(id) { users.append(record) }
    for record in try records(.rule) where try StoredItem.rule(record).apps.groups.contains(id) { users.append(record) }
    return users
  }
}
