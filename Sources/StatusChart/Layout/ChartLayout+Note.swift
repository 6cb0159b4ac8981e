extension ChartLayout {
  mutating func layOutNote() {
    guard !content.note.isEmpty else { return }
    let styles = content.note.indices.map { $0 == 0 ? TextStyle.noteHeading : .note }
    let width = (zip(content.note, styles).map { $1.width(of: $0) }.max() ?? 0) + 64
    let height = 20 + 42 * content.note.count
    let blank = content.days.firstIndex(where: \.isReported) ?? content.days.count
    let right = content.isEmpty ? Frame.plotRight : columns.left(min(blank, columns.today))
    // A note that covers days with a report would hide what it explains; the text says it all the same.
    guard right - Frame.plotLeft >= width else { return }
    let middle = (Frame.plotLeft + right) / 2
    let top = (282 + 446) / 2 - height / 2 + 2
    list.round(middle - width / 2, top, width, height, radius: 16, .band)
    for (line, text) in content.note.enumerated() {
      list.text(text, styles[line], line == 0 ? .text : .secondary, at: middle, top + 40 + 42 * line, .center)
    }
  }
}
