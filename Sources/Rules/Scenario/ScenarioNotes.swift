/// What a person should know beside the answers, each thing once.
struct ScenarioNotes {
  private(set) var all: [String] = []

  mutating func add(_ note: String) {
    if !all.contains(note) { all.append(note) }
  }
}
