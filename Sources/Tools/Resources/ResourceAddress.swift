import Library
import Pages
import Store

/// A URI of ours, taken apart. Ids are looked up in the library and nowhere else: no part of a URI reaches a path.
enum ResourceAddress: Hashable, Sendable {
  case library
  case catalog
  case kind(Block.Kind)
  case page(String)
  case rule(String)
  case status
  case statusChart
  /// The view of the status for hosts that show one.
  case statusView
  /// One of the files of ``SchemaFiles``.
  case schema(String)

  static let scheme = "pocketwork://"
  private static let viewURI = "ui://pocketwork/status"

  /// Nil for what is none of ours. Nothing in a URI is decoded: ids and names need no escapes.
  init?(parsing uri: String) {
    if uri == Self.viewURI {
      self = .statusView
      return
    }
    guard uri.hasPrefix(Self.scheme) else { return nil }
    let parts = uri.dropFirst(Self.scheme.count).split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : nil
    switch (parts.first, rest) {
    case ("library", nil): self = .library
    case ("catalog", nil): self = .catalog
    case ("catalog", let word?):
      guard let kind = Block.Kind(rawValue: word) else { return nil }
      self = .kind(kind)
    case ("pages", let id?) where Self.isID(id): self = .page(id)
    case ("rules", let id?) where Self.isID(id): self = .rule(id)
    case ("status", nil): self = .status
    case ("status", "chart.png"): self = .statusChart
    case ("schemas", let path?) where SchemaFiles.file(path) != nil: self = .schema(path)
    default: return nil
    }
  }

  init?(_ key: ItemKey) {
    switch key.kind {
    case .page: self = .page(key.id)
    case .rule: self = .rule(key.id)
    default: return nil
    }
  }

  var uri: String {
    switch self {
    case .library: "\(Self.scheme)library"
    case .catalog: "\(Self.scheme)catalog"
    case .kind(let kind): "\(Self.scheme)catalog/\(kind.rawValue)"
    case .page(let id): "\(Self.scheme)pages/\(id)"
    case .rule(let id): "\(Self.scheme)rules/\(id)"
    case .status: "\(Self.scheme)status"
    case .statusChart: "\(Self.scheme)status/chart.png"
    case .statusView: Self.viewURI
    case .schema(let path): "\(Self.scheme)schemas/\(path)"
    }
  }

  private static func isID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }
}
