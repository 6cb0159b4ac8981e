/// What a run of the benchmarks was told.
struct Settings {
  /// The program under measure.
  var program = ".build/release/pocketwork"

  /// A Python with `mcp`, `fastmcp` and `uvicorn`; without it the frameworks are left out.
  var python: String?

  /// Interleaved rounds of load.
  var rounds = 5

  /// Seconds of load in a round, on each server.
  var seconds = 2

  /// The parts to run; all where empty.
  var parts: Set<String> = []

  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Wrong(word: word) }
      switch word {
      case "--program": program = value
      case "--python": python = value
      case "--rounds": rounds = Int(value) ?? rounds
      case "--seconds": seconds = Int(value) ?? seconds
      case "--only": parts = Set(value.split(separator: ",").map(String.init))
      default: throw Wrong(word: word)
      }
    }
  }

  func includes(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }

  struct Wrong: Error, CustomStringConvertible {
    let word: String
    var description: String {
      "\(word) is not understood: --program FILE --python FILE --rounds N --seconds N "
        + "--only rules,chart,start,memory,load,growth"
    }
  }
}
