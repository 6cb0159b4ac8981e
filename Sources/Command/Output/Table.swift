import Faults

/// Rows under a heading, for people: columns as wide as their widest cell, at least two spaces apart.
struct Table {
  private let heading: [String]
  private var rows: [[String]] = []

  init(_ heading: [String]) { self.heading = heading }

  /// Adds a row with a cell for each column of the heading.
  mutating func add(_ cells: [String]) { rows.append(cells.map(Quoted.visible)) }

  /// The lines without a line end after the last; the words for emptiness where there is no row.
  func text(ifEmpty words: String) -> String {
    guard !rows.isEmpty else { return words }
    let all = [heading] + rows
    let widths = heading.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { cells in
      var line = ""
      for (cell, width) in zip(cells, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
