import Faults

/// The words by which a scenario names targets.
struct TargetNames {
  let groups: ScenarioGroups
  let domain: (String) throws(Faults) -> String

  /// `site:HOST`, `category:NAME`, or a group's name.
  func target(_ text: String) throws(Faults) -> Target {
    if text.hasPrefix("site:") { return .site(try domain(String(text.dropFirst(5)))) }
    if text.hasPrefix("category:") {
      let word = String(text.dropFirst(9))
      if let category = AppCategory(rawValue: word) { return .category(category) }
      let choice = FieldReader.choice(of: AppCategory.allCases.map(\.rawValue), for: word)
      throw Faults("", "is category \(Quoted.text(word)); \(choice)")
    }
    if let id = groups.find(text) { return .group(id) }
    let nearest = NearestMatch.of(text, among: groups.ids.map(groups.name)).map { "; did you mean \"\($0)\"?" } ?? ""
    throw Faults(
      "", "is \(Quoted.text(text)); it must be a group of this scenario or site:HOST\(nearest)")
  }
}
