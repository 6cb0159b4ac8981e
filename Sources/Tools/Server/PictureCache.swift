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

  /// A PNG file; drawn, where it is not kept.
  func png(_ content: ChartContent, _ theme: ChartTheme) -> [UInt8] {
    let key = Key(content: content, theme: theme)
    if let bytes = kept.withLock({ kept in kept.first { $0.key == key }?.bytes }) { return bytes }
    let bytes = ChartDrawing(content).png(theme).bytes
    kept.withLock { kept in
      kept.append((key, bytes))
      if kept.count > Self.capacity { kept.removeFirst() }
    }
    return bytes
  }
}
