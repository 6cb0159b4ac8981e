import MCP

/// One resource of the fixtures.
struct FixtureResource: Sendable {
  let resource: Resource
  let contents: ResourceContents

  private init(_ name: String, _ description: String, _ contents: ResourceContents, sizeBytes: Int) {
    resource = Resource(
      uri: contents.uri, name: name, title: name, description: description, mimeType: contents.mimeType,
      sizeBytes: sizeBytes,
      annotations: Annotations(
        audience: [.user, .assistant], priorityPercent: 50, lastModified: "2026-07-28T00:00:00Z"))
    self.contents = contents
  }

  static let watched = "test://watched-resource"

  static let all: [FixtureResource] = [
    text("test://static-text", "Static text", "This is the content of the static text resource."),
    FixtureResource(
      "Static binary", "A picture.",
      ResourceContents(uri: "test://static-binary", mimeType: "image/png", .bytes(picture)), sizeBytes: picture.count),
    text(watched, "Watched resource", "It changes when its trigger is called."),
  ]

  private static let picture = Base64.decode(Samples.png) ?? []

  private static func text(_ uri: String, _ name: String, _ text: String) -> FixtureResource {
    FixtureResource(
      name, "A text.", ResourceContents(uri: uri, mimeType: "text/plain", .text(text)), sizeBytes: text.utf8.count)
  }

  /// Only there after its trigger.
  static let extra = Resource(uri: "test://extra", name: "Extra")

  static let template = ResourceTemplate(
    uriTemplate: "test://template/{id}/data", name: "Template", title: "Template", description: "Data by id.",
    mimeType: "application/json", variables: ["id"])

  static func contents(of uri: String) -> ResourceContents? {
    if let fixture = all.first(where: { $0.resource.uri == uri }) { return fixture.contents }
    if uri == extra.uri { return ResourceContents(uri: uri, mimeType: "text/plain", .text("extra")) }
    let (prefix, suffix) = ("test://template/", "/data")
    guard uri.hasPrefix(prefix), uri.hasSuffix(suffix), uri.utf8.count > prefix.utf8.count + suffix.utf8.count else {
      return nil
    }
    let id = uri.dropFirst(prefix.count).dropLast(suffix.count)
    guard id.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }) else { return nil }
    return ResourceContents(
      uri: uri, mimeType: "application/json",
      .text(#"{"id":"\#(id)","templateTest":true,"data":"Data for ID: \#(id)"}"#))
  }
}
