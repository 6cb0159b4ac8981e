import Faults

/// Names in a sentence.
enum SentenceList {
  /// Up to three names, right-to-left ones isolated; of more, two and how many others there are.
  static func text(_ names: [String]) -> String {
    let shown = names.count <= 3 ? names[...] : names.prefix(2)
    let list = shown.map(Isolated.text).joined(separator: ", ")
    return shown.count == names.count ? list : "\(list) + \(names.count - shown.count) more"
  }
}
