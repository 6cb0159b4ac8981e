import JSON
import Pages

/// What resources hold that are the same for every library.
enum FixedContents {
  static let catalog = JSONValue.object(GetBlockCatalog.compact).text

  static func entry(of kind: Block.Kind) -> String { JSONValue.object(KindEntry.document(kind.declaration)).text }
}
