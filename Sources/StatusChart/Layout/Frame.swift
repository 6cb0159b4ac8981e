/// Where things stand on the picture, in pixels.
enum Frame {
  static let width = 1_200
  static let height = 750
  static let left = 36
  static let right = 1_164
  static let plotLeft = 106
  static let plotRight = 1_167
  static let axisRight = 92

  static let rowBaseline = 68
  static let rowTop = 32
  static let rowHeight = 52
  static let headlineBaseline = 148
  static let sentenceBaseline = 198
  static let weekdayBaseline = 700
  static let dateBaseline = 732
  static let bandTop = 268
  static let bandBottom = 742
}
