/// The lengths of the shortest prefix code under a limit, by the package-merge algorithm (Larmore and Hirschberg 1990).
enum CodeLengths {
  /// A length for each count, 0 for counts of 0. The code is complete: where fewer than two symbols are used, others
  /// get lengths too, because strict readers refuse a code of one word.
  /// - Parameter limit: at most 15, and large enough that `2^limit` symbols are not fewer than the counts.
  static func of(_ counts: [Int], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let leaves = leaves(of: counts)
    let packages = packages(of: leaves.map(\.count), levels: limit)
    // The 2n - 2 lightest of the last level say how many leaves each level spends.
    var taken = 2 * leaves.count - 2
    for level in packages.reversed() {
      let leavesTaken = level.prefix(taken).count { !$0 }
      for leaf in leaves.prefix(leavesTaken) { lengths[leaf.symbol] += 1 }
      taken = 2 * (taken - leavesTaken)
    }
    return lengths
  }

  private static func leaves(of counts: [Int]) -> [(count: Int, symbol: Int)] {
    var used = counts.indices.filter { counts[$0] > 0 }
    for symbol in counts.indices where used.count < 2 && counts[symbol] == 0 { used.append(symbol) }
    return used.map { (max(counts[$0], 1), $0) }.sorted { $0 < $1 }
  }

  /// For each level whether the items, in ascending weight, are packages of two items of the level before.
  private static func packages(of weights: [Int], levels: Int) -> [[Bool]] {
    var result: [[Bool]] = []
    var pairs: [Int] = []
    for _ in 0..<levels {
      var (merged, isPackage): ([Int], [Bool]) = ([], [])
      var (leaf, pair) = (0, 0)
      while leaf < weights.count || pair < pairs.count {
        let takesPair = leaf == weights.count || pair < pairs.count && pairs[pair] < weights[leaf]
        merged.append(takesPair ? pairs[pair] : weights[leaf])
        isPackage.append(takesPair)
        if takesPair { pair += 1 } else { leaf += 1 }
      }
      result.append(isPackage)
      pairs = stride(from: 0, to: merged.count - 1, by: 2).map { merged[$0] + merged[$0 + 1] }
    }
    return result
  }
}
