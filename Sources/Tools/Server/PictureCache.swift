import StatusChart
import Threads

/// The last pictures that were drawn: the same content looks the same, and clients ask again within the minute.
final class PictureCache: Sendable {
  private struct Key: Hashable {
    let content: ChartContent
    let theme: ChartTheme
  }

  private static let capacity = 8

  /// The newest last.
  private let kept = Lock<[(key: Key, bytes: [UInt8])]>([])

  /// A PNG file; drawn in three steps, where it is not kept.
  /// - Throws: where the client has given up.
  func png(_ content: ChartContent, _ theme: ChartTheme, _ progress: CallProgress) throws(CallProgress.Cancelled)
    -> [UInt8]
  {
    let key = Key(content: content, theme: theme)
    if let bytes = kept.withLock({ kept in kept.first { $0.key == key }?.bytes }) { return bytes }
    try progress.check()
    let drawing = ChartDrawing(content)
    try progress.report(1, of: 3, "Laid out")
    let image = drawing.image(theme)
    try progress.report(2, of: 3, "Drawn")
    let bytes = ChartDrawing.png(image).bytes
    try progress.report(3, of: 3, "Encoded")
    kept.withLock { kept in
      kept.append((key, bytes))
      if kept.count > Self.capacity { kept.removeFirst() }
    }
    return bytes
  }
}
