import Faults
import Store
package import Time

extension Library {
  /// Sets the library's time zone; only this does.
  package func setTimeZone(_ text: String, _ write: Write) throws(LibraryError) -> WriteAnswer {
    let name = try zone(named: text)
    return try perform(write) { edit throws(LibraryError) in
      edit.timeZone = name.description
      return Outcome(
        target: .library, targetName: "library",
        summary: "Set the time zone from \(edit.account.timeZone) to \(name).", changed: ["time_zone"])
    }
  }

  /// A zone that the system's data knows.
  /// - Throws: ``LibraryError/invalid(_:)`` with the nearest name.
  package func zone(named text: String) throws(LibraryError) -> ZoneName {
    guard let name = ZoneName(parsing: text) else {
      throw .invalid(Faults("time_zone", "is \(Quoted.text(text)); \(ZoneName.requirement)\(guess(text))"))
    }
    guard zones.rules(for: name) != nil else {
      let data = zones.version.map { "tzdata \($0)" } ?? "the system's time zone data (is tzdata installed?)"
      throw .invalid(Faults("time_zone", "is \(Quoted.text(text)), which \(data) does not know\(guess(text))"))
    }
    return name
  }

  private func guess(_ text: String) -> String {
    let names = zones.names.filter { ZoneName(parsing: $0) != nil }
    if let same = names.first(where: { $0.lowercased() == text.lowercased() }) {
      return "; did you mean \(same)?"
    }
    // `Warsaw` for `Europe/Warsaw`: the end of a name says more than letters in common.
    let end = "/" + text.lowercased().split(separator: " ").joined(separator: "_")
    if let longer = names.first(where: { $0.lowercased().hasSuffix(end) }) { return "; did you mean \(longer)?" }
    return NearestMatch.of(text, among: names.filter { $0.contains("/") }).map { "; did you mean \($0)?" } ?? ""
  }
}

extension ItemKey {
  /// The library itself.
  static let library = ItemKey(kind: .library, id: "library")
}
