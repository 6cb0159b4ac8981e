import Library
import MCP

/// What `resources/list` and `resources/templates/list` show.
enum ResourceTable {
  private static let json = "application/json"

  /// How the phones stand, in words and figures and as a picture.
  static func status(_ phones: PhonesMark) -> [Resource] {
    let lastModified = phones.lastReceipt?.description
    return [
      Resource(
        uri: ResourceAddress.status.uri, name: "status", title: "The phone's status",
        description:
          "How the person is doing as of the phone's last report, and what is blocked, as get_status answers.",
        mimeType: ResourceAddress.status.mimeType,
        annotations: Annotations(audience: [.user, .assistant], priorityPercent: 70, lastModified: lastModified)),
      Resource(
        uri: ResourceAddress.statusChart.uri, name: "status/chart.png", title: "The status chart",
        description: "Home allowance and focus of the last 14 days as a picture; render_status_chart has its words.",
        mimeType: ResourceAddress.statusChart.mimeType,
        annotations: Annotations(audience: [.user], priorityPercent: 50, lastModified: lastModified)),
      view,
    ]
  }

  private static let view = Resource(
    uri: ResourceAddress.statusView.uri, name: "status_view", title: "The status view",
    description: "How clients with MCP Apps show what get_status answers; it holds no data of its own.",
    mimeType: ResourceAddress.statusView.mimeType, sizeBytes: StatusView.document.utf8.count,
    annotations: Annotations(audience: [.user], priorityPercent: 10), meta: ResourceAddress.statusView.meta)

  /// The library, the status where it may be read, pages and rules, then what is the same for every library.
  static func resources(in index: LibraryIndex, _ status: [Resource]) -> [Resource] {
    let library = Resource(
      uri: ResourceAddress.library.uri, name: "library", title: "The library",
      description: "Time zone, groups, counts and what acts now, as get_library answers.", mimeType: json,
      annotations: Annotations(
        audience: [.user, .assistant], priorityPercent: 90, lastModified: index.updatedAt.description))
    return [library] + status + index.entries.compactMap(item) + fixed
  }

  private static func item(_ entry: LibraryIndex.Entry) -> Resource? {
    ResourceAddress(entry.key).map { address in
      Resource(
        uri: address.uri, name: entry.key.id, title: entry.name, mimeType: json,
        annotations: Annotations(
          audience: [.user, .assistant], priorityPercent: 60, lastModified: entry.updatedAt.description))
    }
  }

  private static let fixed: [Resource] =
    [
      Resource(
        uri: ResourceAddress.catalog.uri, name: "catalog", title: "The catalogue",
        description: "Kinds of block and rule, presets and limits, as get_block_catalog answers.", mimeType: json,
        sizeBytes: FixedContents.catalog.utf8.count,
        annotations: Annotations(audience: [.assistant], priorityPercent: 80))
    ]
    + ["page.json", "rule.json", "library.json"].compactMap(SchemaFiles.file).map { file in
      Resource(
        uri: ResourceAddress.schema(file.path).uri, name: "schemas/\(file.path)", title: file.schema["title"]?.string,
        mimeType: "application/schema+json", sizeBytes: file.text.utf8.count,
        annotations: Annotations(audience: [.assistant], priorityPercent: 20))
    }

  static let pages = ResourceTemplate(
    uriTemplate: "\(ResourceAddress.scheme)pages/{id}", name: "page", title: "A page",
    description: "One page with all its blocks, as get_page answers.", mimeType: json, variables: ["id"])

  static let rules = ResourceTemplate(
    uriTemplate: "\(ResourceAddress.scheme)rules/{id}", name: "rule", title: "A rule",
    description: "One rule with its status, as get_rule answers.", mimeType: json, variables: ["id"])

  static let kinds = ResourceTemplate(
    uriTemplate: "\(ResourceAddress.scheme)catalog/{kind}", name: "kind", title: "A kind of block",
    description: "One kind of block in full, with an example.", mimeType: json, variables: ["kind"])

  static let schemas = ResourceTemplate(
    uriTemplate: "\(ResourceAddress.scheme)schemas/{+path}", name: "schema", title: "A schema",
    description: "JSON Schema of a document or of a tool's arguments or answer.",
    mimeType: "application/schema+json", variables: ["path"])

  static let templates = [pages, rules, kinds, schemas]
}
