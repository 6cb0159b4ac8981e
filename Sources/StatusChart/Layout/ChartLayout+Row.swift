extension ChartLayout {
  /// What runs, on the left, and how old the report is, on the right: the end time and the age always stay, the name of
  /// the routine gives way.
  mutating func layOutRow() {
    let right = layOutAsOf()
    switch content.running {
    case .text(let text):
      let shown = TextStyle.row.fit(text, in: right - Frame.left - 28)
      list.text(shown, .row, .secondary, at: Frame.left, Frame.rowBaseline)
    case .pill(let name, let detail):
      let detailWidth = TextStyle.row.width(of: detail)
      let room = right - Frame.left - 28 - 84 - detailWidth
      let shown = TextStyle.routine.fit(Typeface.hasLetter(name) ? name : "Session", in: room)
      let width = TextStyle.routine.width(of: shown) + detailWidth + 84
      list.round(Frame.left, Frame.rowTop, width, Frame.rowHeight, radius: 26, .pill)
      list.round(Frame.left + 20, 50, 16, 16, radius: 8, .pillText)
      let nameWidth = list.text(shown, .routine, .pillText, at: Frame.left + 48, Frame.rowBaseline)
      list.text(detail, .row, .pillText, at: Frame.left + 48 + nameWidth + 12, Frame.rowBaseline)
    }
  }

  /// - Returns: where it begins.
  private mutating func layOutAsOf() -> Int {
    switch content.asOf {
    case .text(let text):
      return Frame.right - list.text(text, .row, .secondary, at: Frame.right, Frame.rowBaseline, .right)
    case .warning(let text):
      let width = TextStyle.row.width(of: text) + 76
      let left = Frame.right - width
      list.round(left, Frame.rowTop, width, Frame.rowHeight, radius: 26, .chip)
      let (mark, top) = (left + 20, 48)
      list.line([(mark + 11, top), (mark + 22, top + 19), (mark, top + 19), (mark + 11, top)], width: 3, .chipText)
      list.line([(mark + 11, top + 6), (mark + 11, top + 12)], width: 3, .chipText)
      list.line([(mark + 11, top + 16)], width: 3, .chipText)
      list.text(text, .row, .chipText, at: Frame.right - 24, Frame.rowBaseline, .right)
      return left
    }
  }

  /// The headline shrinks before it is cut; the line below drops whole sentences from its end.
  mutating func layOutSentences() {
    let room = Frame.right - Frame.left
    let sizes = stride(from: TextStyle.headline.size, to: TextStyle.smallestHeadline, by: -2)
    let size = sizes.first { headline(size: $0).width(of: content.headline) <= room } ?? TextStyle.smallestHeadline
    let style = headline(size: size)
    list.text(style.fit(content.headline, in: room), style, .text, at: Frame.left, Frame.headlineBaseline)
    var sentences = content.sentences
    while sentences.count > 1, TextStyle.sentence.width(of: sentences.joined(separator: " ")) > room {
      sentences.removeLast()
    }
    let line = TextStyle.sentence.fit(sentences.joined(separator: " "), in: room)
    list.text(line, .sentence, .secondary, at: Frame.left, Frame.sentenceBaseline)
  }

  private func headline(size: Int) -> TextStyle { TextStyle(size: size, weight: TextStyle.headline.weight) }
}
