extension ChartLayout {
  /// What a key explains.
  private enum Key {
    case used, allowed, over, noReport
    case average(Int)

    var label: String {
      switch self {
      case .used: "used"
      case .allowed: "allowed"
      case .over: "over"
      case .noReport: "no report"
      case .average(let minutes): "average \(Label.minutes(minutes))"
      }
    }

    var markWidth: Int {
      switch self {
      case .used, .over: 22
      case .allowed: 40
      case .noReport: TextStyle.today.width(of: "–")
      case .average: 46
      }
    }
  }

  mutating func layOutAllowanceTitle(_ panel: Panel) {
    let width = list.text("Home allowance", .title, .text, at: Frame.left, panel.titleBaseline)
    guard !content.isEmpty else { return }
    var keys = [Key.used, .allowed]
    if content.days.contains(where: \.isOver) { keys.append(.over) }
    if content.days.contains(where: { !$0.isReported }) { keys.append(.noReport) }
    if let average = content.averageUsed { keys.append(.average(average)) }
    layOutKeys(keys, from: Frame.left + width + 32, panel.titleBaseline)
  }

  mutating func layOutFocusTitle(_ panel: Panel) {
    let width = list.text("Focus", .title, .text, at: Frame.left, panel.titleBaseline)
    guard !content.isEmpty else { return }
    var keys: [Key] = []
    if !content.hasAllowance, content.days.contains(where: { !$0.isReported }) { keys.append(.noReport) }
    if let average = content.averageFocus { keys.append(.average(average)) }
    layOutKeys(keys, from: Frame.left + width + 32, panel.titleBaseline)
  }

  /// Keys in a row, closer to each other where they would not fit.
  private mutating func layOutKeys(_ keys: [Key], from left: Int, _ baseline: Int) {
    let widths = keys.map { $0.markWidth + 10 + TextStyle.label.width(of: $0.label) }
    let room = Frame.right - left - widths.reduce(0, +)
    let gap = min(26, room / max(1, keys.count - 1))
    var across = left
    for (key, width) in zip(keys, widths) {
      layOutMark(of: key, at: across, baseline)
      list.text(key.label, .label, .secondary, at: across + key.markWidth + 10, baseline)
      across += width + gap
    }
  }

  private mutating func layOutMark(of key: Key, at left: Int, _ baseline: Int) {
    switch key {
    case .used: list.round(left, baseline - 19, 22, 19, radius: 4, .used, topOnly: true)
    case .allowed: list.round(left, baseline - 12, 40, 6, radius: 3, .text)
    case .over: list.hatch(left, baseline - 19, 22, 19, radius: 4, .over)
    case .noReport: list.text("–", .today, .secondary, at: left, baseline)
    case .average: list.dash(left..<left + 46, baseline - 10, on: 10, off: 8, .secondary)
    }
  }
}
