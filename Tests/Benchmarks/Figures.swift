import Foundation

/// Measurements of one thing, and how they are told.
struct Figures {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  /// The middle value; the mean of the two middle ones of an even count; 0 of none.
  var median: Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    return (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
  }

  /// The medians of the ratios round by round: noise that both sides feel falls out.
  func ratio(to other: Figures) -> Double {
    var ratios = Figures()
    for (one, two) in zip(values, other.values) where two > 0 { ratios.add(one / two) }
    return ratios.median
  }

  static func text(_ value: Double, digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }

  static func row(_ cells: [String], widths: [Int]) -> String {
    zip(cells, widths).map { cell, width in
      let padding = String(repeating: " ", count: max(0, abs(width) - cell.count))
      return width < 0 ? cell + padding : padding + cell
    }.joined(separator: "  ")
  }
}
