/// Guesses which of the accepted words a misspelt one was meant to be.
package enum NearestMatch {
  /// The accepted word with the fewest edits (insert, remove, replace, swap neighbours) from `word`, case folded; the
  /// first of equals. Nil where even that one differs by more than a third of its length, and at least by more than 2.
  package static func of(_ word: String, among accepted: [String]) -> String? {
    let given = Array(word.lowercased().unicodeScalars.prefix(80))
    var best: (word: String, distance: Int)?
    for candidate in accepted {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(80))
      let distance = distance(given, letters)
      let limit = max(2, letters.count / 3)
      if distance <= limit, distance < letters.count, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The optimal string alignment distance.
  static func distance(_ one: [UnicodeScalar], _ other: [UnicodeScalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var cost = min(current[column] + 1, last[column + 1] + 1, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
